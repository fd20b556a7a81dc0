import { Button } from '@maidan/ui/button.tsx';
import { clsx } from 'clsx';
import { CircleCheck, CircleDashed, ShieldAlert, ShieldCheck, ShieldHalf } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { protectionOf, PROTECTIONS } from './protection.ts';
import type { Level } from './protection.ts';
import type { Security } from '#features/security/security.queries.ts';

export type NextStep = NonNullable<ReturnType<typeof protectionOf>['next']>;

const SHIELDS = { basic: ShieldAlert, good: ShieldHalf, strong: ShieldCheck };
const TONES: Record<Level, string> = { basic: 'text-loss', good: 'text-accent', strong: 'text-gain' };
const FILLS: Record<Level, string> = { basic: 'bg-loss', good: 'bg-action', strong: 'bg-gain' };

type OverviewProps = {
  security: Security;
  actionText: (step: NextStep) => string;
  onStep: (step: NextStep) => void;
};

/** How well the account is protected, without flattery, and the one thing to do next. */
export function Overview({ security, actionText, onStep }: OverviewProps) {
  const t = useT('security');
  const { on, done, total, level, next } = protectionOf(security);
  const Shield = SHIELDS[level];
  return (
    <section
      aria-label={t('overview.label')}
      className="bg-surface shadow-low flex flex-col gap-6 rounded-2xl p-5 sm:p-6 lg:flex-row lg:items-center lg:gap-10"
    >
      <div className="flex flex-1 flex-col gap-4">
        <div className="flex items-center gap-4">
          <Shield size={52} strokeWidth={1.5} aria-hidden="true" className={clsx('shrink-0', TONES[level])} />
          <div>
            <h2 className="text-xl font-bold tracking-tight sm:text-2xl">{t(`overview.${level}`)}</h2>
            <p className="text-muted text-sm">{t('overview.count', { done, total })}</p>
          </div>
        </div>
        <div aria-hidden="true" className="flex gap-1.5">
          {PROTECTIONS.map((name, index) => (
            <span
              key={name}
              className={clsx('h-1.5 flex-1 rounded-full', index < done ? FILLS[level] : 'bg-raised-strong')}
            />
          ))}
        </div>
        <Next step={next} all={done === total} actionText={actionText} onStep={onStep} />
      </div>
      <ul className="bg-ground/60 flex flex-1 flex-col gap-3 rounded-xl p-4 sm:p-5">
        {PROTECTIONS.map((name) => (
          <li key={name} className="flex items-center gap-3">
            {on[name] ? (
              <CircleCheck size={20} aria-hidden="true" className="text-gain shrink-0" />
            ) : (
              <CircleDashed size={20} aria-hidden="true" className="text-muted shrink-0" />
            )}
            <span className="flex-1">{t(`overview.${name}`)}</span>
            <span className={clsx('text-sm', on[name] ? 'text-gain font-medium' : 'text-muted')}>
              {t(on[name] ? 'overview.on' : 'overview.off')}
            </span>
          </li>
        ))}
        <li className="text-muted border-line border-t pt-3 text-sm text-pretty">
          {on.recovery
            ? t('overview.recoveryHave', {
                where: [security.mobile, security.email].filter(Boolean).join(' · '),
              })
            : t('overview.recoveryMissing')}
        </li>
      </ul>
    </section>
  );
}

type NextProps = { step: NextStep | null; all: boolean } & Pick<OverviewProps, 'actionText' | 'onStep'>;

function Next({ step, all, actionText, onStep }: NextProps) {
  const t = useT('security');
  if (step === null)
    return <p className="text-muted text-pretty">{t(all ? 'overview.allDone' : 'overview.noneLeft')}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-pretty">
        <span className="text-accent font-semibold">{t('overview.nextIs')}: </span>
        {t(`overview.next.${step}`)}
      </p>
      <Button onClick={() => onStep(step)}>{actionText(step)}</Button>
    </div>
  );
}
