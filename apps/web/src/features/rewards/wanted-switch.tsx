import { Button } from '@maidan/ui/button.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '#lib/overlays/confirm-dialog.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { useSetRewardsWanted } from './rewards.mutations.ts';

/** Out of all rewards with one press; only a bonus in hand, which it costs, is asked about first. */
export function WantedSwitch({ wanted, hasBonus }: { wanted: boolean; hasBonus: boolean }) {
  const t = useT('rewards');
  const common = useT('common');
  const [asks, setAsks] = useState(false);
  const change = useSetRewardsWanted();
  const send = (): void => change.mutate({ wanted: !wanted }, { onSuccess: () => setAsks(false) });
  return (
    <section
      aria-labelledby="rewards-wanted"
      className="bg-surface shadow-low flex flex-col gap-3 rounded-2xl p-5"
    >
      <h2 id="rewards-wanted" className="font-semibold">
        {t(wanted ? 'wanted.onTitle' : 'wanted.offTitle')}
      </h2>
      <p className="text-muted text-sm text-pretty">{t(wanted ? 'wanted.onText' : 'wanted.offText')}</p>
      {change.error !== null && !asks && (
        <p role="alert" className="text-loss text-sm">
          {change.error.message}
        </p>
      )}
      <Button
        look="outline"
        className="self-start"
        pending={change.isPending}
        onClick={() => (wanted && hasBonus ? setAsks(true) : send())}
      >
        {t(wanted ? 'wanted.leave' : 'wanted.enter')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('wanted.leave')}
          text={t('wanted.leaveText')}
          closeLabel={common('close')}
          cancel={t('meter.stay')}
          confirm={t('wanted.leave')}
          pending={change.isPending}
          error={change.error}
          onConfirm={send}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}
