import type { AgentContract } from '@maidan/contract/agents/agent-contract.ts';
import { Button } from '@maidan/ui/button.tsx';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useRate } from '#lib/contracts/use-rate.ts';
import { openModal } from '#lib/overlays/modal-store.ts';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useFormats } from '#lib/texts/use-formats.ts';
import { ContractTerms, useSlotText } from './contract-terms.tsx';
import { useWithdrawContract } from './contracts.mutations.ts';
import { EndDialog } from './end-dialog.tsx';
import { forgetLater } from './later-contracts.ts';

const LOOK = {
  proposed: 'bg-action/15 text-accent',
  accepted: 'bg-gain/12 text-gain',
  rejected: 'bg-raised text-muted',
  withdrawn: 'bg-raised text-muted',
  lapsed: 'bg-raised text-muted',
  terminated: 'bg-raised text-muted',
} as const;

/** One contract as either side sees it; its terms open in place. */
export function ContractCard({ contract, side }: { contract: AgentContract; side: 'above' | 'below' }) {
  const t = useT('pay');
  const words = useT('contract');
  const rate = useRate();
  const slotText = useSlotText();
  const [ending, setEnding] = useState(false);
  const { type, state, version, tiers } = contract;
  const top = rate(contract.rateBasisPoints);
  const name = side === 'above' ? (contract.upline ?? words('house')) : contract.downline;
  return (
    <article className="bg-surface shadow-low flex h-full flex-col gap-4 rounded-2xl p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{words(`type.${type}`)}</h2>
          <p className="text-muted truncate text-sm">
            {t(side === 'above' ? 'card.from' : 'card.to', { name })} · {t('card.version', { version })}
          </p>
        </div>
        <span className={clsx('shrink-0 rounded-full px-3 py-1 text-xs font-semibold', LOOK[state])}>
          {t(`state.${state}`)}
        </span>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="text-3xl font-bold tracking-tight tabular-nums">{top}</strong>
        <span className="text-muted text-sm">
          {tiers.length > 1 && `${t('card.tiers', { count: tiers.length })} · `}
          {slotText(contract)}
        </span>
      </p>
      <Times contract={contract} />
      <details className="group">
        <summary className="text-accent flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          {t('card.terms')}
        </summary>
        <ContractTerms terms={contract} />
      </details>
      {state === 'proposed' && side === 'above' && (
        <Button
          className="mt-auto"
          onClick={() => {
            forgetLater(contract.id);
            openModal('contract');
          }}
        >
          {t('card.answer')}
        </Button>
      )}
      {state === 'proposed' && side === 'below' && <Withdraw contract={contract} />}
      {state === 'accepted' && side === 'below' && (
        <Button look="outline" className="mt-auto" onClick={() => setEnding(true)}>
          {t('card.end')}
        </Button>
      )}
      {ending && <EndDialog contract={contract} onClose={() => setEnding(false)} />}
    </article>
  );
}

/** Nothing hangs on an offer that nobody has answered: it needs no second question. */
function Withdraw({ contract: { id, downline } }: { contract: AgentContract }) {
  const t = useT('pay');
  const { mutate, isPending } = useWithdrawContract();
  const press = (): void => {
    mutate({ id }, { onSuccess: () => showToast(t('card.withdrawn', { name: downline }), 'info') });
  };
  return (
    <Button look="outline" className="mt-auto" pending={isPending} disabled={isPending} onClick={press}>
      {t('card.withdraw')}
    </Button>
  );
}

function Times({ contract }: { contract: AgentContract }) {
  const t = useT('pay');
  const format = useFormats();
  const at = (iso: string) =>
    format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const { startsAt, endsAt, proposedAt } = contract;
  return (
    <p className="text-muted text-sm">
      {startsAt === null
        ? t('card.offered', { at: at(proposedAt) })
        : endsAt === null
          ? t('card.since', { at: at(startsAt) })
          : t('card.fromTo', { from: at(startsAt), to: at(endsAt) })}
    </p>
  );
}
