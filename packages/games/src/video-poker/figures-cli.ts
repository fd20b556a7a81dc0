/** `npm run video-poker-figures`: the return of each pay table with best play, over every deal and every hold. */
import { returnOf, solve } from './best-play.ts';
import { PAY_TABLES } from './paytable.ts';

for (const table of Object.values(PAY_TABLES)) {
  const { numerator, denominator, rtp } = returnOf(table, solve(table));
  process.stdout.write(`${table.variant}: ${numerator} / ${denominator} = ${(100 * rtp).toFixed(4)} %\n`);
}
