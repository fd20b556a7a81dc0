import { createHmac, randomBytes } from 'node:crypto';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { SharedBet } from './shared-bet.store.ts';

/** T33: account numbers are few enough to be tried out, so a plain hash of one would name it. */
const NAMES_KEY = randomBytes(32);

/** Others learn that somebody plays and for how much, not who it is, nor that it is the one of another round. */
export const signOf = ({ roundId, playerId }: SharedBet): string =>
  createHmac('sha256', NAMES_KEY).update(`${roundId}:${playerId}`).digest('hex').slice(0, 8);

export const isOut = ({ state }: SharedBet): boolean =>
  state === 'undoing' || state === 'rolled-back' || state === 'refused';

export const amount = (text: string | null): string | null =>
  text === null ? null : formatMoneyText(minor(BigInt(text)));
