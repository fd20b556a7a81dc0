import { addressKey } from '@maidan/http/address-key.ts';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import type { SettingValue } from '#settings/settings.ts';
import { countSent, insertSent, lockSending, type Message, type SentCounts } from './code.store.ts';

type Reservation = Omit<Message, 'ip'> & {
  pretended: boolean;
  /** Written together with the count, or not at all. */
  beside?: (tx: Database) => Promise<void>;
};

/**
 * Counts a message that is about to leave, or refuses it. The counts are rows, so they hold on every node, and with
 * Redis down as well as with it (T24).
 */
export async function reserveMessage(
  context: CallContext,
  { beside, pretended, ...to }: Reservation,
): Promise<{ resendAfterSeconds: number }> {
  const { db, config, settings, ip } = context;
  const limits = await settings.get('smsLimits');
  const message: Message = { ...to, ip: addressKey(ip) };
  await db.transaction(async (tx) => {
    await lockSending(tx, config.merchant);
    assertWithin(limits, await countSent(tx, config.merchant, message), message, config.rateLimitFactor);
    await insertSent(tx, config.merchant, { ...message, pretended });
    await beside?.(tx);
  });
  return { resendAfterSeconds: limits.resendSeconds };
}

function assertWithin(
  limits: SettingValue<'smsLimits'>,
  sent: SentCounts,
  { kind }: Message,
  factor: number,
): void {
  if (sent.age !== null && sent.age < limits.resendSeconds)
    throw new Refusal('CODE_TOO_SOON', { args: [Math.ceil(limits.resendSeconds - sent.age)] });
  if (sent.hour >= limits.perNumberHour || sent.day >= limits.perNumberDay)
    throw kind === 'sms' ? new Refusal('SMS_LIMIT') : new Refusal('TOO_MANY_REQUESTS', { args: [3_600] });
  if (sent.fromAddress >= limits.perAddressHour * factor)
    throw new Refusal('TOO_MANY_REQUESTS', { args: [600] });
  if (kind === 'sms' && (sent.country >= limits.perCountryDay || sent.site >= limits.perSiteDay))
    throw new Refusal('SMS_UNAVAILABLE');
}
