/** `npm run conformance -- …`: asks any seamless wallet the questions of the conformance suite. */
import { runConformance } from '@maidan/server/conformance/kit/run-command.ts';

process.exitCode = await runConformance(
  process.argv.slice(2),
  (line) => void process.stdout.write(`${line}\n`),
);
