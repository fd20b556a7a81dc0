/**
 * Imported first by every command that npm starts. npm passes signals on, but killed by force it cannot, and a shell may stand
 * between it and us that would wait for ever: when one of the two is gone, this process is told to end as if it were asked to.
 */
import { readFileSync } from 'node:fs';

const EVERY_MS = 500;
const MOST_BETWEEN = 3;

/** The parent of a process and when it started, which together with its id names it for ever. Not on every system. */
function factsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : { parent: Number(fields[1]), startedAt: fields[19] };
  } catch {
    return undefined;
  }
}

function isNpm(pid) {
  try {
    return /(^|[/\0 ])np[mx]\b/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

/** From our parent up to npm; nobody where npm is not among them. */
function startersUpToNpm() {
  const found = [];
  let pid = process.ppid;
  for (let step = 0; step < MOST_BETWEEN; step += 1) {
    const facts = factsOf(pid);
    if (facts === undefined || pid <= 1) return [];
    found.push({ pid, startedAt: facts.startedAt });
    if (isNpm(pid)) return found;
    pid = facts.parent;
  }
  return [];
}

if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid;
  const starters = startersUpToNpm();
  const timer = setInterval(() => {
    const gone =
      process.ppid !== parent || starters.some(({ pid, startedAt }) => factsOf(pid)?.startedAt !== startedAt);
    if (!gone) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  timer.unref();
}
