import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getSharedReceipt as operation } from '@maidan/contract/records/get-shared-receipt.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { readFairness } from '#modules/seamless-wallet/read-fairness.ts';
import { presentPublicReceipt } from './receipt.present.ts';
import { findSharedRound } from './receipt.store.ts';
import { findRoundByName } from './records.store.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function getSharedReceipt(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const shared = await findSharedRound(db, config.merchant, input.id);
  const round =
    shared === undefined ? undefined : await findRoundByName(db, { merchant: config.merchant, ...shared });
  if (shared === undefined || round === undefined) throw new Refusal('NOT_FOUND');
  return presentPublicReceipt(round, input.language, {
    currencySymbol: await settings.get('currencySymbol'),
    ...(await readFairness(context, { ...round, playerId: shared.memberId, language: input.language })),
  });
}
