import { walletCalls } from '@maidan/contract/seamless-wallet/wallet.ts';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';

/**
 * A node that is killed by its first bet, as power cuts do: `before` the wallet acts on it, or `after` the debit is
 * committed and before the reply leaves. Nothing is tidied up.
 */
const app = await buildApp(readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'silent' }));
const dieOnBet = async ({ url }: { url: string }): Promise<void> => {
  if (url === walletCalls.bet.path) process.kill(process.pid, 'SIGKILL');
};
if (process.argv[2] === 'before') app.addHook('preHandler', dieOnBet);
else app.addHook('onSend', dieOnBet);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
