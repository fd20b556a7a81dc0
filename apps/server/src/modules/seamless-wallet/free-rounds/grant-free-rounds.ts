import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { VendorCallRequest } from '@maidan/contract/seamless-wallet/vendor-calls.ts';
import { writeAudit } from '#audit/write-audit.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { allThatRestsFromNow } from '#modules/protection/rests-rewards.ts';
import { readPartner } from '#modules/seamless-wallet/partners/read-partners.ts';
import { askVendor } from '#modules/seamless-wallet/vendor-client.ts';
import { cancelGrant, findMember, insertGrant, type Grant } from './free-rounds.store.ts';

type Place = { readonly db: Database; readonly config: Config; readonly actor: string };
type Gift = Omit<Grant, 'memberId'> & { readonly username: string };
/** `untold`: it stands here, and the partner did not take it; whoever asks again tells it again. */
type Outcome = 'done' | 'unknown' | 'untold';

/** W18: rounds that cost the player nothing. The campaign is the key: given again with the same facts it is the same gift. */
export async function grantFreeRounds(
  place: Place,
  { username, ...gift }: Gift,
): Promise<Outcome | 'differs' | 'rests'> {
  const { db, config, actor } = place;
  const { partner, campaignId, rounds, stake, currency, gameCodes, mostWon } = gift;
  const given = await db.transaction(async (tx) => {
    const memberId = await findMember(tx, config.merchant, { username, partner });
    if (memberId === null) return 'unknown';
    // R1, R2: no gift for whoever may not be given anything now.
    if ((await allThatRestsFromNow(tx, { merchant: config.merchant, memberId })).length > 0) return 'rests';
    const validTo = await insertGrant(tx, config.merchant, { ...gift, memberId });
    if (validTo === null) return 'differs';
    await writeAudit(tx, config.merchant, {
      actor,
      action: 'free-rounds-granted',
      subject: `member:${memberId}`,
      reason: 'granted by command',
      detail: { partner, campaignId, rounds: String(rounds), stake: String(stake) },
    });
    return { memberId, validTo };
  });
  if (typeof given === 'string') return given;
  return tell(place, partner, 'grantFreeRounds', {
    campaignId,
    playerId: given.memberId,
    rounds,
    stake: formatMoneyText(minor(stake)),
    currency,
    ...(gameCodes === null ? {} : { gameCodes: [...gameCodes] }),
    ...(mostWon === null ? {} : { mostWon: formatMoneyText(minor(mostWon)) }),
    validTo: given.validTo.toISOString(),
  });
}

/** No round of it begins any more; what was won is paid. */
export async function cancelFreeRounds(
  place: Place,
  { username, partner, campaignId }: Pick<Gift, 'username' | 'partner' | 'campaignId'>,
): Promise<Outcome> {
  const { db, config, actor } = place;
  const playerId = await db.transaction(async (tx) => {
    const memberId = await findMember(tx, config.merchant, { username, partner });
    if (memberId === null || !(await cancelGrant(tx, config.merchant, { partner, campaignId, memberId })))
      return null;
    await writeAudit(tx, config.merchant, {
      actor,
      action: 'free-rounds-cancelled',
      subject: `member:${memberId}`,
      reason: 'cancelled by command',
      detail: { partner, campaignId },
    });
    return memberId;
  });
  if (playerId === null) return 'unknown';
  return tell(place, partner, 'cancelFreeRounds', { campaignId, playerId });
}

/** After the commit: the wallet knows the gift before the first free bet comes. The built-in house is told at every launch. */
async function tell<Name extends 'grantFreeRounds' | 'cancelFreeRounds'>(
  place: Place,
  code: string,
  call: Name,
  request: VendorCallRequest<Name>,
): Promise<'done' | 'untold'> {
  if (code === HOUSE_PARTNER) return 'done';
  const partner = await readPartner(place, code);
  if (partner === null) return 'untold';
  try {
    await askVendor(partner, call, request);
    return 'done';
  } catch {
    return 'untold';
  }
}
