import { ACCESS_CASES } from './cases-access.ts';
import { BATCH_CASES } from './cases-batch.ts';
import { PLAY_CASES } from './cases-play.ts';
import { PROMOTION_CASES } from './cases-promotion.ts';
import { ROLLBACK_CASES } from './cases-rollback.ts';
import { WIRE_CASES } from './cases-wire.ts';
import type { Case } from './trial.ts';
import { Skipped } from './wallet-under-test.ts';

const asked = [
  ...PLAY_CASES,
  ...ROLLBACK_CASES,
  ...BATCH_CASES,
  ...ACCESS_CASES,
  ...PROMOTION_CASES,
  ...WIRE_CASES,
];

/** What a caller cannot do to a wallet from outside; the platform's own tests do it to ours. */
const NOT_FROM_OUTSIDE: readonly (Omit<Case, 'run'> & { reason: string })[] = [
  {
    id: 'C35',
    rule: 'W2',
    title: 'a node killed between debit and reply has booked once',
    reason: 'somebody has to kill a node of the wallet at that moment',
  },
  {
    id: 'C39',
    rule: 'W25',
    title: 'a trial account never reaches the wallet',
    reason: 'what makes no call cannot be seen by calls',
  },
];

const numberOf = ({ id }: { id: string }) => Number(id.slice(1));

/** All questions in their order. */
export const ALL_CASES: readonly Case[] = [
  ...asked,
  ...NOT_FROM_OUTSIDE.map(({ reason, ...one }) => ({
    ...one,
    run: () => Promise.reject(new Skipped(reason)),
  })),
].toSorted((one, other) => numberOf(one) - numberOf(other));
