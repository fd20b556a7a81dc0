import type { ComponentProps } from 'react';
import { ModalPicture } from '#features/messages/modal-picture.tsx';
import { LoginModal } from '#features/session/login-modal.tsx';
import { RegisterModal } from '#features/session/register-modal.tsx';

/** REG-11: where the session's forms meet the pictures that the operator publishes. */
export function PictureLogin(props: ComponentProps<typeof LoginModal>) {
  return <LoginModal {...props} picture={<ModalPicture group="w_login" />} />;
}

export function PictureRegister(props: ComponentProps<typeof RegisterModal>) {
  return <RegisterModal {...props} picture={<ModalPicture group="w_register" />} />;
}
