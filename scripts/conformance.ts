/** `npm run conformance -- …`: asks any seamless wallet the questions of the conformance suite. */
import { runConformance } from '@maidan/server/conformance/kit/run-command.ts';
import { openOwnWallet } from './lib/sandbox/own-wallet.ts';

process.exitCode = await runConformance(
  process.argv.slice(2),
  (line) => void process.stdout.write(`${line}\n`),
  (said) => openOwnWallet(process.env, said),
);
