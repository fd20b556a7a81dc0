import { readFileSync, writeFileSync } from 'node:fs';
import type { WalletDriver, WalletUnderTest } from '#conformance/wallet-under-test.ts';
import { driverOfGivenPlayers } from './given-players.ts';
import { connectDriver } from './http-driver.ts';
import {
  KIT_USAGE,
  readArguments,
  UsageError,
  type KitArguments,
  type SaidOfWallet,
} from './read-arguments.ts';
import { junitOf, lineOf, summaryOf } from './report.ts';
import { runKit } from './run-kit.ts';

type OpenWallet = WalletUnderTest & { close(): Promise<void> };
/** For a wallet that nobody drives from outside: the sandbox of whoever calls this, or why it is none. */
export type FindSandbox = (said: SaidOfWallet) => Promise<OpenWallet>;

/** The whole command; answers with its exit code: 1 when the wallet was wrong, 2 when it could not be asked. */
export async function runConformance(
  args: readonly string[],
  print: (line: string) => void,
  findSandbox: FindSandbox,
): Promise<number> {
  try {
    const asked = readArguments(args);
    const wallet = asked.source === 'sandbox' ? await findSandbox(asked.said) : await driven(asked);
    try {
      return await askAll(wallet, asked, print);
    } finally {
      await wallet.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    print(
      error instanceof UsageError ? `${reason}\n\n${KIT_USAGE}` : `The wallet could not be asked: ${reason}`,
    );
    return 2;
  }
}

async function askAll(
  wallet: WalletUnderTest,
  { only, copies, junit }: KitArguments,
  print: (line: string) => void,
): Promise<number> {
  const { baseUrl, partner, shape = 'ours' } = wallet;
  print(`Asking ${baseUrl} as ${partner}, in the shape ${shape}`);
  const verdicts = await runKit(wallet, { only, copies, onVerdict: (one) => print(lineOf(one)) });
  writeFileSync(junit, junitOf(`seamless-wallet.${shape}`, verdicts));
  print(`\n${summaryOf(verdicts)}\nJUnit: ${junit}`);
  return verdicts.some(({ outcome }) => outcome === 'failed') || verdicts.length === 0 ? 1 : 0;
}

async function driven({ said, source }: KitArguments): Promise<OpenWallet> {
  const { wallet: baseUrl, partner, shape } = said;
  const [key, rotatedKey] = said.keys;
  if (partner === null) throw new UsageError('--partner is missing');
  if (key === undefined) throw new UsageError('--keys is missing');
  const known = { baseUrl, partner, shape: shape ?? 'ours', key, ...(rotatedKey && { rotatedKey }) };
  return { ...known, driver: await driverOf(source), close: () => Promise.resolve() };
}

async function driverOf(source: KitArguments['source']): Promise<WalletDriver> {
  if (source === 'sandbox') throw new UsageError('either --driver or --players must be given');
  return 'driver' in source
    ? connectDriver(source.driver)
    : driverOfGivenPlayers(JSON.parse(readFileSync(source.players, 'utf8')));
}
