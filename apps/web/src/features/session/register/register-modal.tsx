import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { usePlayMoney } from '#lib/site/site-status.ts';
import { FormDialog } from '#features/session/form/form-dialog.tsx';
import { OtherWay } from '#features/session/form/form-parts.tsx';
import { RegisterFields } from './register-fields.tsx';
import type { RegisterFieldsProps } from './use-register-form.ts';
import { useRegisterSettings } from './register-settings.ts';

export function RegisterModal({ picture, ...rest }: RegisterFieldsProps & { picture?: ReactNode }) {
  const t = useT('register');
  const { returnTo, onClose } = rest;
  const intro = t(usePlayMoney() ? 'introPlayMoney' : 'intro');
  return (
    <FormDialog title={t('title')} intro={intro} picture={picture} onClose={onClose}>
      <Fields {...rest} />
      <OtherWay
        question={t('haveAccount')}
        action={t('toLogin')}
        onPress={() => openModal('login', returnTo === undefined ? {} : { returnTo })}
      />
    </FormDialog>
  );
}

function Fields(props: RegisterFieldsProps) {
  const t = useT('register');
  const { settings, isError, retry } = useRegisterSettings();
  if (settings !== null) return <RegisterFields {...props} settings={settings} />;
  if (isError) {
    return (
      <EmptyState
        title={t('failedTitle')}
        text={t('failedText')}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      />
    );
  }
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-4">
      {['username', 'password', 'again'].map((place) => (
        <Skeleton key={place} className="h-18 w-full rounded-lg" />
      ))}
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-13 w-full rounded-lg" />
    </output>
  );
}
