import { Dialog } from '@maidan/ui/dialog.tsx';
import { useT } from '#lib/i18n.tsx';
import { openModal } from '#lib/modal-store.ts';
import { FormIntro, OtherWay } from './form-parts.tsx';
import { RegisterFields } from './register-fields.tsx';

export type RegisterModalProps = { onClose: () => void; referralCode?: string; returnTo?: string };

export function RegisterModal(props: RegisterModalProps) {
  const t = useT('session');
  const common = useT('common');
  const { returnTo } = props;
  return (
    <Dialog title={t('register.title')} closeLabel={common('close')} onClose={props.onClose}>
      <div className="flex flex-col gap-5 px-6 pb-6">
        <FormIntro>{t('register.intro')}</FormIntro>
        <RegisterFields {...props} />
        <OtherWay
          question={t('register.haveAccount')}
          action={t('register.toLogin')}
          onPress={() => openModal('login', returnTo === undefined ? {} : { returnTo })}
        />
      </div>
    </Dialog>
  );
}
