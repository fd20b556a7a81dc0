import type { ComponentProps } from 'react';
import { ChangePasswordModal } from '#features/session/password/change-password-modal.tsx';
import { NewAddressModal } from '#features/session/login/new-address-modal.tsx';
import { WelcomeModal } from '#features/session/member/welcome-modal.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';

/** The steps around a login, with the texts they speak. */
export function NewAddress(props: ComponentProps<typeof NewAddressModal>) {
  return (
    <WithAccountTexts>
      <NewAddressModal {...props} />
    </WithAccountTexts>
  );
}

export function ChangePassword(props: ComponentProps<typeof ChangePasswordModal>) {
  return (
    <WithAccountTexts>
      <ChangePasswordModal {...props} />
    </WithAccountTexts>
  );
}

export function Welcome(props: ComponentProps<typeof WelcomeModal>) {
  return (
    <WithAccountTexts>
      <WelcomeModal {...props} />
    </WithAccountTexts>
  );
}
