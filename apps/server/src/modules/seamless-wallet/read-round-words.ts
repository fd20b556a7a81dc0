import type { VendorRoundWordsAnswer } from '@maidan/contract/seamless-wallet/round-words.ts';
import type { CallContext } from '#call/call-context.ts';
import { askOfRounds, type AskedRounds } from './ask-of-rounds.ts';
import { requestRoundWords } from './vendor-client.ts';

/** What was bet on in rounds, as their houses say it. */
export const readRoundWords = (
  place: Pick<CallContext, 'config' | 'db' | 'log'>,
  asked: AskedRounds,
): Promise<ReadonlyMap<string, VendorRoundWordsAnswer['rounds'][number]>> =>
  askOfRounds(place, asked, requestRoundWords);
