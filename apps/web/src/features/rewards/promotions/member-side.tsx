import type { LockedBonus } from '@maidan/contract/rewards/reward.ts';
import { Suspense } from 'react';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { BonusMeter } from '../bonus-meter.tsx';
import { WantedSwitch } from '../wanted-switch.tsx';
import { usePromotionWords } from './use-promotion-words.ts';

/** PRO-01: the bonus in hand, and out of all of it with one press, where the promotions stand. */
export function MemberSide({ bonus, wanted }: { bonus: LockedBonus | null; wanted: boolean }) {
  const words = usePromotionWords();
  return (
    <Suspense fallback={null}>
      <WithAccountTexts>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {bonus !== null && <BonusMeter bonus={bonus} words={words} />}
          <WantedSwitch wanted={wanted} hasBonus={bonus !== null} />
        </div>
      </WithAccountTexts>
    </Suspense>
  );
}
