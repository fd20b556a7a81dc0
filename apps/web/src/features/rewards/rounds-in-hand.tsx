import type { RoundsInHand as Rounds } from '@maidan/contract/rewards/reward.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';

type RoundsProps = {
  rounds: readonly Rounds[];
  words: MemberWords;
  /** False for whoever rests: what is left is told, and nobody is sent to play. */
  mayPlay: boolean;
};

/** W18, R2: free rounds that were begun stay to be seen, also by whoever wants no rewards any more. */
export function RoundsInHand({ rounds, words, mayPlay }: RoundsProps) {
  const t = useT('rewards');
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="rounds-in-hand" className="bg-surface shadow-low rounded-2xl p-5">
      <h2 id="rounds-in-hand" className="text-xl font-semibold">
        {t('inHand.title')}
      </h2>
      <ul className="divide-line divide-y">
        {rounds.map(({ id, title, count, left, stake, until, games }) => (
          <li key={id} className="flex flex-col gap-2 py-3 last:pb-0">
            {title !== null && <span className="font-medium">{title}</span>}
            <span className="tabular-nums">
              {t('inHand.left', { left, count, stake: words.money(stake), when: words.when(until) })}
            </span>
            {mayPlay && games.length > 0 && (
              <span className="flex flex-wrap gap-3">
                {games.map(({ nodeId, name }) => (
                  <Link
                    key={nodeId}
                    to="/seamless"
                    search={{ game: nodeId }}
                    className={buttonClass('outline')}
                  >
                    {t('inHand.play', { name })}
                  </Link>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
