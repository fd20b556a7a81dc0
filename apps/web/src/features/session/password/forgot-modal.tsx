import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { whitelabelQuery } from '#lib/site/site-settings.ts';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByPhone } from './forgot-by-phone.tsx';
import { FormDialog } from '#features/session/form/form-dialog.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { OtherWay } from '#features/session/form/form-parts.tsx';
import { Switch } from '#features/session/form/switch.tsx';

type ForgotModalProps = { onClose: () => void; returnTo?: string; picture?: ReactNode };

/** PWD-02, PWD-03: by the ways the operator offers. */
export function ForgotModal({ onClose, returnTo, picture }: ForgotModalProps) {
  const t = useT('password');
  const { data: offers } = useQuery(whitelabelQuery());
  const [chosen, setChosen] = useState<'email' | 'phone'>('email');
  const ways = (['email', 'phone'] as const).filter((way) =>
    way === 'email' ? offers?.forgotByEmail !== false : offers?.forgotByPhone === true,
  );
  const way = ways.includes(chosen) ? chosen : ways[0];
  return (
    <FormDialog title={t('forgot.title')} intro={t('forgot.intro')} picture={picture} onClose={onClose}>
      {ways.length > 1 && way !== undefined && (
        <Switch
          label={t('forgot.way')}
          options={ways.map((value) => ({ value, text: t(`forgot.${value}`) }))}
          value={way}
          onChange={setChosen}
        />
      )}
      {way === 'email' && <ForgotByEmail />}
      {way === 'phone' && <ForgotByPhone onClose={onClose} />}
      {way === undefined && <Problem text={t('forgot.closed')} />}
      <OtherWay
        question={t('forgot.remembered')}
        action={t('forgot.toLogin')}
        onPress={() => openModal('login', returnTo === undefined ? {} : { returnTo })}
      />
    </FormDialog>
  );
}
