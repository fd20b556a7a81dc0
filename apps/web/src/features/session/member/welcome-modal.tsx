import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { Fingerprint, Scale, Timer } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { FormDialog } from '#features/session/form/form-dialog.tsx';

const POINTS = [
  { name: 'fair', sign: <Scale size={20} aria-hidden /> },
  { name: 'pace', sign: <Timer size={20} aria-hidden /> },
  { name: 'safe', sign: <Fingerprint size={20} aria-hidden /> },
] as const;

type WelcomeProps = { onClose: () => void };

/** LOG-02: the first-login action. Short, and gone with one press. */
export function WelcomeModal({ onClose }: WelcomeProps) {
  const t = useT('login');
  return (
    <FormDialog title={t('welcome.title')} intro={t('welcome.intro')} onClose={onClose}>
      <ul className="flex flex-col gap-4">
        {POINTS.map(({ name, sign }) => (
          <li key={name} className="flex gap-4">
            <span className="bg-raised text-accent grid size-11 shrink-0 place-items-center rounded-lg">
              {sign}
            </span>
            <span className="flex flex-col">
              <span className="font-semibold">{t(`welcome.head.${name}`)}</span>
              <span className="text-muted text-sm text-pretty">{t(`welcome.text.${name}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col gap-2">
        <button type="button" className={buttonClass('action', 'large', true)} onClick={onClose}>
          {t('welcome.start')}
        </button>
        <Link to="/member/securityCenter" className={buttonClass('quiet', 'medium', true)} onClick={onClose}>
          {t('welcome.security')}
        </Link>
      </div>
    </FormDialog>
  );
}
