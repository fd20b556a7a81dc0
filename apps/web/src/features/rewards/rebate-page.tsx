import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Percent } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { useMemberWords } from '#lib/texts/use-member-words.ts';
import { GrowingList } from './growing-list.tsx';
import { RewardsFrame } from './rewards-frame.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WantedSwitch } from './wanted-switch.tsx';

/** MEM-11: rebate by category, with the bets that it is made of. */
export function RebatePage({ currencySymbol }: { currencySymbol: string }) {
  const t = useT('rewards');
  const words = useMemberWords(currencySymbol);
  return (
    <RewardsFrame page="rebate">
      {({ waiting, growing, paused, wanted, bonus }) => {
        const rebates = waiting.filter(({ type }) => type === 'rebate');
        return (
          <>
            {!wanted && <WantedSwitch wanted={wanted} hasBonus={bonus !== null} />}
            {rebates.length === 0 && paused === null && wanted && (
              <EmptyState
                icon={<Percent size={28} aria-hidden />}
                title={t('noRebate.title')}
                text={t('noRebate.text')}
              />
            )}
            {rebates.length > 0 && (
              <section className="flex flex-col gap-3" aria-labelledby="waiting-rebates">
                <h2 id="waiting-rebates" className="text-xl font-semibold">
                  {t('waiting')}
                </h2>
                <div className="grid items-stretch gap-4 lg:grid-cols-2">
                  {rebates.map((reward) => (
                    <WaitingCard
                      key={`${reward.code} ${reward.period}`}
                      reward={reward}
                      words={words}
                      hasBonus={bonus !== null}
                    />
                  ))}
                </div>
              </section>
            )}
            <GrowingList growing={growing.filter(({ type }) => type === 'rebate')} words={words} />
          </>
        );
      }}
    </RewardsFrame>
  );
}
