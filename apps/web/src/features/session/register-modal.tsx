import type { ReactNode } from 'react';
import { useT } from '#lib/i18n.tsx';
import { openModal } from '#lib/modal-store.ts';
import { usePlayMoney } from '#lib/site-status.ts';
import { FormDialog } from './form-dialog.tsx';
import { OtherWay } from './form-parts.tsx';
import { RegisterFields } from './register-fields.tsx';
import type { RegisterFieldsProps } from './register-fields.tsx';

export function RegisterModal({ picture, ...rest }: RegisterFieldsProps & { picture?: ReactNode }) {
  const t = useT('session');
  const { returnTo, onClose } = rest;
  const intro = t(usePlayMoney() ? 'register.introPlayMoney' : 'register.intro');
  return (
    <FormDialog title={t('register.title')} intro={intro} picture={picture} onClose={onClose}>
      <RegisterFields {...rest} />
      <OtherWay
        question={t('register.haveAccount')}
        action={t('register.toLogin')}
        onPress={() => openModal('login', returnTo === undefined ? {} : { returnTo })}
      />
    </FormDialog>
  );
}
