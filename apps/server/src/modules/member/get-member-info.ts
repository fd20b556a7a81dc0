import type { getMemberInfo } from '@maidan/contract/member/get-member-info.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { previousLogin } from '#modules/session/previous-login.ts';
import { presentMember } from './member.present.ts';
import { selectMember } from './member.store.ts';

export async function memberInfo(context: CallContext): Promise<ResponseOf<typeof getMemberInfo>> {
  const session = sessionOf(context);
  const [row, previousLoginAt, view] = await Promise.all([
    selectMember(context.db, context.config.merchant, session.memberId),
    previousLogin(context),
    context.settings.view(),
  ]);
  if (row === null) throw new Refusal('NOT_LOGGED_IN');
  return presentMember(row, session, {
    previousLoginAt,
    vipLabel: view.get('vipLabels')[row.vip_label ?? '']?.[context.language] ?? row.vip_label,
    availablePromo: view.get('availablePromo'),
  });
}
