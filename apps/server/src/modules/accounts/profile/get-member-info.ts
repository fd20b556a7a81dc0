import { textIn } from '@maidan/contract/local-text.ts';
import type { getMemberInfo as operation } from '@maidan/contract/accounts/profile/get-member-info.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { unreadCountOf } from '#modules/messages/unread.ts';
import { countWaiting, NOTHING_WAITS } from '#modules/rewards/count-waiting.ts';
import { openPromos } from '#modules/referral/open-promos.ts';
import { previousLogin } from '#modules/accounts/sessions/previous-login.ts';
import type { SettingsView } from '#settings/setting-definitions.ts';
import { presentMember } from './member.present.ts';
import { selectMember } from './member.store.ts';

const NO_PROMO = { REFERRAL: { enabled: false } };

export async function getMemberInfo(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const session = sessionOf(context);
  const [row, previousLoginAt, view, unread, waiting] = await Promise.all([
    selectMember(context.db, context.config.merchant, session.memberId),
    previousLogin(context),
    readableSettings(context),
    unreadCountOf(context, session.memberId),
    session.isTrial ? NOTHING_WAITS : countWaiting(context, session.memberId),
  ]);
  if (row === null) throw new Refusal('NOT_LOGGED_IN');
  const { db, config } = context;
  const wanted = view?.get('availablePromo') ?? NO_PROMO;
  // R2: no programme stands open to whoever takes a break or is closed to play.
  const mayWin = !session.isTrial && session.status === 'active';
  const availablePromo = mayWin ? await openPromos(db, config.merchant, wanted) : NO_PROMO;
  const label = view?.get('vipLabels')[row.vipLabel ?? ''];
  return presentMember(row, session, {
    previousLoginAt,
    vipLabel: label === undefined ? row.vipLabel : textIn(label, context.language),
    availablePromo,
    unread,
    waiting,
  });
}

/** STA-02: settings that cannot be read close play, never the way to the account. */
async function readableSettings({ settings, log }: CallContext): Promise<SettingsView | undefined> {
  try {
    return await settings.view();
  } catch (error) {
    log.warn({ err: error }, 'member info without the settings');
    return undefined;
  }
}
