import type { LockedBonus } from '@maidan/contract/rewards/reward.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { Button } from '@maidan/ui/button.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '#lib/overlays/confirm-dialog.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { useForfeitBonus } from './rewards.mutations.ts';

/** PRO-01: what is left to stake, what each game counts, and what leaving costs. */
export function BonusMeter({ bonus, words }: { bonus: LockedBonus; words: MemberWords }) {
  const t = useT('rewards');
  const common = useT('common');
  const records = useT('records');
  const [asks, setAsks] = useState(false);
  const forfeit = useForfeitBonus();
  const { id, title, amount, required, wagered, left, weights, until } = bonus;
  const percent = Number((parseMoney(wagered) * 100n) / parseMoney(required));
  return (
    <section
      aria-labelledby="bonus-meter"
      className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="bonus-meter" className="text-xl font-semibold">
            {t('meter.title')}
          </h2>
          <p className="text-muted">{title}</p>
        </div>
        <p className="text-xl font-bold tabular-nums">{words.money(amount)}</p>
      </div>
      <div className="flex flex-col gap-2">
        <progress
          aria-label={t('meter.progress')}
          value={percent}
          max={100}
          className="bg-ground [&::-moz-progress-bar]:bg-gain [&::-webkit-progress-bar]:bg-ground [&::-webkit-progress-value]:bg-gain h-3 w-full appearance-none overflow-hidden rounded-full"
        />
        <p className="flex flex-wrap justify-between gap-x-6 text-sm tabular-nums">
          <span className="font-medium">{t('meter.left', { left: words.money(left) })}</span>
          <span className="text-muted">
            {t('meter.of', { wagered: words.money(wagered), required: words.money(required) })}
          </span>
        </p>
      </div>
      <div className="text-sm">
        <h3 className="font-semibold">{t('meter.counts')}</h3>
        <ul className="mt-1 flex flex-wrap gap-2">
          {weights.map(({ category, percent: share }) => (
            <li key={category} className="bg-raised rounded-full px-3 py-1 tabular-nums">
              {t('meter.weight', { category: records(`categories.${category}`), share: share / 100 })}
            </li>
          ))}
        </ul>
        <p className="text-muted mt-2 text-pretty">{t('meter.rest', { when: words.when(until) })}</p>
        <p className="text-muted mt-1 text-pretty">{t('meter.order')}</p>
      </div>
      {parseMoney(left) === 0n ? (
        <p className="text-gain text-sm font-medium text-pretty">{t('meter.met')}</p>
      ) : (
        <Button look="outline" className="self-start" onClick={() => setAsks(true)}>
          {t('meter.leave')}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          title={t('meter.leave')}
          text={t('meter.leaveText', { amount: words.money(amount) })}
          closeLabel={common('close')}
          cancel={t('meter.stay')}
          confirm={t('meter.leave')}
          pending={forfeit.isPending}
          error={forfeit.error}
          onConfirm={() => forfeit.mutate({ id }, { onSuccess: () => setAsks(false) })}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}
