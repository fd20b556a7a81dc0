import { clsx } from 'clsx';
import { useT } from '#lib/texts/i18n.tsx';
import { STRENGTHS, estimateStrength } from './password-strength.ts';

const TONES = { weak: 'bg-loss', fair: 'bg-action', good: 'bg-gain', strong: 'bg-gain' } as const;

/** Four marks and two words. It never blocks: a short password is the schema's business. */
export function StrengthHint({ password, username }: { password: string; username: string }) {
  const t = useT('password');
  if (password === '') return null;
  const strength = estimateStrength(password, username);
  const reached = STRENGTHS.indexOf(strength);
  return (
    <output className="text-muted flex items-center gap-3 text-sm">
      <span className="flex w-28 gap-1" aria-hidden="true">
        {STRENGTHS.map((step, index) => (
          <span
            key={step}
            className={clsx(
              'h-1.5 flex-1 rounded-full transition-colors',
              index <= reached ? TONES[strength] : 'bg-raised',
            )}
          />
        ))}
      </span>
      <span className="sr-only">{t('strength.label')}: </span>
      {t(`strength.${strength}`)}
    </output>
  );
}
