import type { VendorOpenRoundsAnswer } from '@maidan/contract/seamless-wallet/open-rounds.ts';
import type { CallContext } from '#call/call-context.ts';
import { askOfRounds, type AskedRounds } from './ask-of-rounds.ts';
import { requestOpenRounds } from './vendor-client.ts';

export type OpenRound = VendorOpenRoundsAnswer['rounds'][number];

/** What rounds that are open can still become. */
export const readOpenRounds = (
  place: Pick<CallContext, 'config' | 'db' | 'log'>,
  asked: AskedRounds,
): Promise<ReadonlyMap<string, OpenRound>> => askOfRounds(place, asked, requestOpenRounds);
