import type { PointConfig } from '@maidan/contract/points/point-mall.ts';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useOperationId } from '#lib/call/use-operation-id.ts';
import { readWhole } from '@maidan/contract/typed/number.ts';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { PasswordStep } from './password-step.tsx';
import { useConvertPoints } from './points.mutations.ts';
import { pointBalanceQuery } from './points.queries.ts';
import { usePointWords } from './use-point-words.ts';

const LONGEST = 12;

/** What points are worth at a ratio; null where they are no whole number of steps, or too few. */
export function worthOf(points: number, { ratio, requirements }: PointConfig): string | null {
  if (!Number.isSafeInteger(points) || points < requirements.leastPoints || points % ratio.points !== 0)
    return null;
  return formatMoneyText(minor(parseMoney(ratio.amount) * BigInt(points / ratio.points)));
}

/** PRO-04: points become money at the ratio that is shown, at once. */
export function ConvertForm({ config }: { config: PointConfig }) {
  const t = useT('mall');
  const words = usePointWords();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [step, setStep] = useState<'points' | 'password'>('points');
  const id = useOperationId('session');
  const convert = useConvertPoints();
  const available = useQuery(pointBalanceQuery()).data?.points ?? 0;
  const points = readWhole(typed) ?? 0;
  const amount = points === 0 ? null : worthOf(points, config);
  const { leastPoints, mostPointsPerDay } = config.requirements;
  const bounds = {
    least: words.count(leastPoints),
    step: words.count(config.ratio.points),
    most: words.count(mostPointsPerDay),
  };
  const tooMany = amount !== null && points > available;
  const wrong = amount === null || tooMany;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!wrong) setStep('password');
  };
  const send = (paymentPassword: string): void => {
    if (amount === null) return;
    const wish = `convertPoints ${points} ${amount}`;
    convert.mutate(
      { operationId: id.of(wish), points, amount, paymentPassword },
      {
        onSuccess: () => {
          id.done(wish);
          showToast(t('convert.done', { amount: words.money(amount) }), 'gain');
          setTyped('');
          setTried(false);
          setStep('points');
        },
      },
    );
  };
  return (
    <Panel icon={<ArrowLeftRight size={22} />} title={t('convert.title')}>
      {step === 'points' || amount === null ? (
        <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
          <Field
            label={t('convert.points')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={LONGEST}
            value={typed}
            hint={t('convert.hint', bounds)}
            error={
              (tried || tooMany) && wrong
                ? t(tooMany ? 'convert.tooMany' : 'convert.invalid', {
                    ...bounds,
                    points: words.count(available),
                  })
                : undefined
            }
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="text-lg font-semibold tabular-nums" aria-live="polite">
            {amount === null ? ' ' : t('convert.worth', { amount: words.money(amount) })}
          </p>
          <Button type="submit" size="large" block>
            {t('convert.review')}
          </Button>
        </form>
      ) : (
        <>
          <p className="text-lg font-semibold tabular-nums">
            {t('convert.check', { points: words.count(points), amount: words.money(amount) })}
          </p>
          <PasswordStep
            action={t('convert.send')}
            pending={convert.isPending}
            problem={convert.error?.message}
            onBack={() => {
              convert.reset();
              setStep('points');
            }}
            onSend={send}
          />
        </>
      )}
    </Panel>
  );
}
