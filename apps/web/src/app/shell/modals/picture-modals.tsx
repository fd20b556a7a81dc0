import type { ComponentProps } from 'react';
import { ModalPicture } from '#features/messages/modal-picture.tsx';
import { FirebasePhoneForm } from '#features/session/firebase/firebase-phone.tsx';
import { ForgotModal } from '#features/session/password/forgot-modal.tsx';
import { LoginModal } from '#features/session/login/login-modal.tsx';
import { RegisterModal } from '#features/session/register/register-modal.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';

/** REG-11: where the session's forms meet the pictures that the operator publishes. */
export function PictureLogin(props: ComponentProps<typeof LoginModal>) {
  return (
    <WithAccountTexts>
      <LoginModal {...props} firebase={FirebasePhoneForm} picture={<ModalPicture group="w_login" />} />
    </WithAccountTexts>
  );
}

export function PictureRegister(props: ComponentProps<typeof RegisterModal>) {
  return (
    <WithAccountTexts>
      <RegisterModal {...props} picture={<ModalPicture group="w_register" />} />
    </WithAccountTexts>
  );
}

export function PictureForgot(props: ComponentProps<typeof ForgotModal>) {
  return (
    <WithAccountTexts>
      <ForgotModal {...props} picture={<ModalPicture group="w_forget" />} />
    </WithAccountTexts>
  );
}
