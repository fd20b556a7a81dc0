import type { EndingContract } from '@maidan/contract/agents/agent-contract.ts';
import { useRate } from '#lib/contracts/use-rate.ts';
import { useT } from '#lib/texts/i18n.tsx';

/** AGT-06: exactly the contracts that a step ends. */
export function EndingList({ words, ends }: { words: string; ends: readonly EndingContract[] }) {
  const t = useT('contract');
  const rate = useRate();
  return (
    <div className="bg-loss/12 flex flex-col gap-2 rounded-xl p-4 text-sm">
      <p className="font-medium text-pretty">{words}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {ends.map(({ id, upline, downline, rateBasisPoints }) => (
          <li key={id}>{t('endsLine', { upline, downline, rate: rate(rateBasisPoints) })}</li>
        ))}
      </ul>
    </div>
  );
}
