import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { HandOverAsked as Asked } from '#features/security/hand-over/hand-over-asked.tsx';
import { PhoneModal } from '#features/security/hand-over/phone-modal.tsx';
import { HandOverModal } from '#features/session/hand-over/hand-over-modal.tsx';
import { NeedAccountModal } from '#features/session/member/need-account.tsx';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

/** Where the shell meets hand-over and trial: each speaks the account's texts. */
export function NeedAccount(props: ComponentProps<typeof NeedAccountModal>) {
  return (
    <WithAccountTexts>
      <NeedAccountModal {...props} />
    </WithAccountTexts>
  );
}

/** A trial player has nothing to carry along, and is shown the plain address like a visitor. */
export function Phone({ onClose }: { onClose: () => void }) {
  const loggedIn = useIsLoggedIn();
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: loggedIn });
  if (loggedIn && member === undefined) return null;
  return (
    <WithAccountTexts>
      <PhoneModal isMember={loggedIn && member?.isTrial === false} onClose={onClose} />
    </WithAccountTexts>
  );
}

export function HandOver(props: ComponentProps<typeof HandOverModal>) {
  return (
    <WithAccountTexts>
      <HandOverModal {...props} />
    </WithAccountTexts>
  );
}

export function HandOverAsked(props: ComponentProps<typeof Asked>) {
  return (
    <WithAccountTexts>
      <Asked {...props} />
    </WithAccountTexts>
  );
}
