import { readFileSync, writeFileSync } from 'node:fs';
import type { WalletUnderTest } from '#conformance/wallet-under-test.ts';
import { driverOfGivenPlayers } from './given-players.ts';
import { connectDriver } from './http-driver.ts';
import { KIT_USAGE, readArguments, UsageError } from './read-arguments.ts';
import { junitOf, lineOf, summaryOf } from './report.ts';
import { runKit } from './run-kit.ts';

/** The whole command; answers with its exit code: 1 when the wallet was wrong, 2 when it could not be asked. */
export async function runConformance(
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  try {
    const { wallet: baseUrl, partner, shape, keys, source, only, copies, junit } = readArguments(args);
    const driver =
      'driver' in source
        ? await connectDriver(source.driver)
        : driverOfGivenPlayers(JSON.parse(readFileSync(source.players, 'utf8')));
    const [key, rotatedKey] = keys;
    const wallet: WalletUnderTest = {
      baseUrl,
      partner,
      shape,
      key,
      driver,
      ...(rotatedKey && { rotatedKey }),
    };
    print(`Asking ${baseUrl} as ${partner}, in the shape ${shape}`);
    const verdicts = await runKit(wallet, { only, copies, onVerdict: (one) => print(lineOf(one)) });
    writeFileSync(junit, junitOf(`seamless-wallet.${shape}`, verdicts));
    print(`\n${summaryOf(verdicts)}\nJUnit: ${junit}`);
    return verdicts.some(({ outcome }) => outcome === 'failed') || verdicts.length === 0 ? 1 : 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    print(
      error instanceof UsageError ? `${reason}\n\n${KIT_USAGE}` : `The wallet could not be asked: ${reason}`,
    );
    return 2;
  }
}
