import { REALITY_MINUTES } from '@maidan/contract/protection/protection.ts';
import type { Protection } from '@maidan/contract/protection/protection.ts';
import { Problem } from '@maidan/ui/problem.tsx';
import { BellRing } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { Panel } from '#lib/widgets/panel.tsx';
import { useSetRealityCheck } from './protection.mutations.ts';

/** How often play is interrupted by a look at time and money. */
export function RealityCard({ state }: { state: Protection }) {
  const t = useT('protection');
  const change = useSetRealityCheck();
  const shown = change.isPending ? change.variables.minutes : state.realityMinutes;
  return (
    <Panel icon={<BellRing size={22} />} title={t('reality.title')} text={t('reality.text')}>
      <fieldset>
        <legend className="sr-only">{t('reality.every')}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {REALITY_MINUTES.map((minutes) => (
            <label
              key={minutes}
              className="has-checked:bg-action/14 has-checked:text-text bg-raised text-muted flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 text-sm font-medium"
            >
              <input
                type="radio"
                name="reality-minutes"
                className="radio"
                checked={shown === minutes}
                onChange={() =>
                  change.mutate({ minutes }, { onSuccess: () => showToast(t('reality.saved'), 'gain') })
                }
              />
              {t('reality.minutes', { minutes })}
            </label>
          ))}
        </div>
      </fieldset>
      <Problem text={change.error?.message} />
    </Panel>
  );
}
