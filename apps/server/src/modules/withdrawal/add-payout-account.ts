import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { addPayoutAccount as operation } from '@maidan/contract/withdrawal/add-payout-account.ts';
import { MOST_PAYOUT_ACCOUNTS, NUMBER_OF_KIND } from '@maidan/contract/withdrawal/payout-account.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { requirePaymentPassword } from '#modules/accounts/payment-password/payment-password.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { sealNumber } from './account-number.ts';
import { insertPayoutAccount, lockMember, selectPayoutAccounts } from './payout-account.store.ts';
import { presentAccount } from './withdrawal.present.ts';

/** MEM-05: changing one is removing it and adding another, so that the new one waits like any other. */
export async function addPayoutAccount(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const rules = await settings.get('withdrawal');
  const institution = rules.institutions.find(({ code }) => code === input.institution);
  if (institution === undefined) throw new Refusal('NOT_FOUND');
  if (!NUMBER_OF_KIND[institution.kind].test(input.number))
    throw new Refusal('PAYOUT_NUMBER_INVALID', { fields: { number: 'format' } });
  await requirePaymentPassword(context, input.paymentPassword);
  const row = await db.transaction(async (tx) => {
    await lockMember(tx, whose);
    const bound = await selectPayoutAccounts(tx, whose);
    if (bound.length >= MOST_PAYOUT_ACCOUNTS)
      throw new Refusal('PAYOUT_ACCOUNTS_FULL', { args: [MOST_PAYOUT_ACCOUNTS] });
    return insertPayoutAccount(tx, whose, {
      institution: institution.code,
      kind: institution.kind,
      holder: input.holder.trim(),
      number: sealNumber(config, { memberId: whose.memberId, institution: institution.code }, input.number),
      holdHours: rules.accountHoldHours,
    });
  });
  if (row === null) throw new Refusal('PAYOUT_ACCOUNT_TAKEN');
  await noteSecurityEvent(context, 'payout-account-added');
  return presentAccount(row, rules);
}
