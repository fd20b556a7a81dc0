import type { EndingContract } from '@maidan/contract/agents/agent-contract.ts';
import { useNumbered } from '#lib/contracts/use-numbered.ts';
import { useRate } from '#lib/contracts/use-rate.ts';
import { useT } from '#lib/texts/i18n.tsx';

/** AGT-06: exactly the contracts that a step ends. */
export function EndingList({ words, ends }: { words: string; ends: readonly EndingContract[] }) {
  const t = useT('contract');
  const rate = useRate();
  const named = useNumbered();
  return (
    <div className="bg-loss/12 flex flex-col gap-2 rounded-xl p-4 text-sm">
      <p className="font-medium text-pretty">{words}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {ends.map(({ id, type, upline, downline, rateBasisPoints }) => (
          <li key={id}>
            {t('endsLine', {
              type: t(`type.${type}`),
              rate: rate(rateBasisPoints),
              upline: named(upline.name, upline.number),
              downline: named(downline.name, downline.number),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
