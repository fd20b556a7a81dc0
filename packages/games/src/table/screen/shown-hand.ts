import type { Language } from '@maidan/contract/languages.ts';
import type { Money } from '@maidan/contract/money.ts';
import type { ReactNode } from 'react';
import type { AmountText } from '#screen-parts/numbers.ts';

/** What one game makes of the hand that its seat was shown; where it stands on the table is the table's. */
export type ShownHand = {
  readonly pot: Money;
  /** When it is over. */
  readonly rake: Money | null;
  /** More than one where somebody is all in. */
  readonly pots: readonly { readonly amount: Money; readonly rake: Money | null }[];
  readonly turn: number | null;
  readonly seat: (place: number) => HandSeat | null;
  readonly actions: readonly HandAction[];
  /** In place of buttons, where what is done is put together first. */
  readonly chooser?: (props: ChooserProps) => ReactNode;
  /** What has just happened, in one sentence. */
  readonly said: string;
};
export type HandSeat = {
  /** Cards or dice. */
  readonly holds: ReactNode;
  /** What it did last, or how it stands. */
  readonly note: string | null;
  readonly isOut: boolean;
  readonly won: Money | null;
  /** The same for those who listen. */
  readonly heard: string;
};
export type ChooserProps = {
  readonly act: (action: HandAction['action']) => void;
  readonly isBusy: boolean;
};
export type HandAction = {
  readonly key: string;
  readonly label: string;
  readonly cost: Money | null;
  readonly isMain?: boolean;
  readonly action: Readonly<Record<string, unknown>>;
};
export type HandTools = {
  readonly language: Language;
  readonly amountText: AmountText;
  readonly nameOf: (place: number) => string;
  /** The place of whoever looks, if it was dealt in. */
  readonly own: number | null;
};
