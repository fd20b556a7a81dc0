/** `npm run operator -- …`: changes what an operator may change, on the running platform. */
import { openDesk } from './lib/operator/desk.ts';
import { runOperator, USAGE } from './lib/operator/operator.ts';
import { fail, PlainError } from './lib/steps.mjs';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length === 0 || args[0] === 'help') throw new PlainError(USAGE);
  const desk = await openDesk(process.env);
  try {
    process.stdout.write(`${await runOperator(desk, args, process.env['OPERATOR'])}\n`);
  } finally {
    await desk.close();
  }
}

await main().catch(fail);
