import { readNickname } from '@maidan/contract/accounts/profile/nickname.ts';
import type { setNickname as operation } from '@maidan/contract/accounts/profile/set-nickname.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { updateNickname } from './profile.store.ts';
import { tellProfile } from '#live/tell-profile.ts';

export async function setNickname(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const read = readNickname(input.nickname);
  if ('problem' in read) throw new Refusal(read.problem === 'form' ? 'NICKNAME_FORM' : 'NICKNAME_RESERVED');
  const whose = { merchant: context.config.merchant, memberId: sessionOf(context).memberId };
  await updateNickname(context.db, whose, read.nickname);
  await tellProfile(context, whose.memberId);
  return read;
}
