import type { AmountText } from '#screen-parts/numbers.ts';
import type { LegAsked } from '../book-wire.ts';
import type { BookState } from './book-client.ts';
import type { Slip } from './slip.ts';
import type { Words } from './words.ts';

/** What most parts of the screen are given. */
export type Shared = {
  readonly words: Words;
  readonly state: BookState;
  readonly slip: Slip;
  readonly now: number;
  readonly amountText: AmountText;
  readonly onLeg: (leg: LegAsked) => void;
};
