/**
 * Loaded first into every process that one of our commands starts. When the starter is gone, even killed without a
 * chance to clean up, the channel between the two closes, and this process ends in good order as well.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Only listens: a process that is done must not be kept alive by the channel.
process.channel?.unref();
