import { parseMoney } from '@maidan/contract/money.ts';
import type { Play } from '#frame/use-play.ts';
import { CountUp } from '#screen-parts/count-up.tsx';

/** What a pool holds, counting up to it; a dash for one that could not be read: it may have been won since. */
export function PoolAmount({ play, pool, testId }: { play: Play; pool: string | null; testId: string }) {
  if (pool === null) return <b>—</b>;
  const amount = parseMoney(pool);
  return (
    <b data-testid={testId}>
      <CountUp amount={amount} calm={play.calm} amountText={play.amountText} />
      <span className="gs-heard">{play.amountText(amount)}</span>
    </b>
  );
}
