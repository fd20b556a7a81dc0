import type { AgentContract, PendingContract } from '@maidan/contract/agents/agent-contract.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useRate } from '#lib/contracts/use-rate.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useFormats } from '#lib/texts/use-formats.ts';
import { ContractTerms, useSlotText } from './contract-terms.tsx';
import { EndingList } from './ending-list.tsx';
import { useAnswerContract } from './contracts.mutations.ts';
import type { Answer } from './contracts.mutations.ts';
import { pendingContractsQuery } from './contracts.queries.ts';
import { laterContracts, putOff } from './later-contracts.ts';

/** MOD-03: one proposal after the other, until each is answered or put off. */
export function ContractPopup({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(pendingContractsQuery());
  const [later, setLater] = useState(laterContracts);
  const [shown, setShown] = useState<string>();
  const waiting = data?.filter(({ id }) => !later.has(id)) ?? [];
  // The one that is being read stays, whatever else comes.
  const contract = waiting.find(({ id }) => id === shown) ?? waiting[0];
  const over = data !== undefined && contract === undefined;
  useEffect(() => {
    // Answered here or on another device: nothing is left to ask.
    if (over) onClose();
  }, [over, onClose]);
  if (contract === undefined) return null;
  if (shown === undefined) setShown(contract.id);
  else if (shown !== contract.id)
    return (
      <Next
        count={waiting.length}
        onLook={() => setShown(contract.id)}
        onLater={() => {
          for (const { id } of waiting) putOff(id);
          setLater(laterContracts());
        }}
      />
    );
  return (
    <Proposal
      key={contract.id}
      contract={contract}
      onLater={() => {
        putOff(contract.id);
        setShown(undefined);
        setLater(laterContracts());
      }}
    />
  );
}

type NextProps = { count: number; onLook: () => void; onLater: () => void };

/** Between an answer and the next offer, whose final yes would else stand where the last one was pressed. */
function Next({ count, onLook, onLater }: NextProps) {
  const t = useT('contract');
  return (
    <Dialog title={t('next.title')} closeLabel={t('later')} onClose={onLater}>
      <div className="flex flex-col gap-5 px-6 pb-6">
        <p className="text-pretty">{t('next.text', { count })}</p>
        <Button look="outline" className="self-start" onClick={onLook}>
          {t('next.look')}
        </Button>
      </div>
    </Dialog>
  );
}

function Proposal({ contract, onLater }: { contract: PendingContract; onLater: () => void }) {
  const t = useT('contract');
  const format = useFormats();
  const { mutate, isPending, variables, error } = useAnswerContract();
  const press = (action: Answer): void => mutate({ contract, action });
  return (
    <Dialog title={t('title')} closeLabel={t('later')} closeOnOutsideClick={false} onClose={onLater}>
      <div className="flex flex-1 flex-col gap-5 px-6 pb-6">
        <p className="text-muted flex flex-wrap items-baseline gap-x-2 text-sm">
          <strong className="text-text text-lg">{t(`type.${contract.type}`)}</strong>
          <span>
            {t('from')} <span className="text-text font-semibold">{contract.upline ?? t('house')}</span>
          </span>
          <span>
            {t('offeredAt')} {format.dateTime(new Date(contract.proposedAt), { dateStyle: 'medium' })}
          </span>
        </p>
        <ContractTerms terms={contract} />
        {contract.replaces !== null && <Replaced contract={contract.replaces} isWorse={contract.isWorse} />}
        {contract.ends.length > 0 && (
          <EndingList words={t('ends', { count: contract.ends.length })} ends={contract.ends} />
        )}
        <p className="text-muted text-sm text-pretty">{t('note')}</p>
        <DialogFooter problem={error?.message}>
          <Button
            look="outline"
            pending={isPending && variables.action === 'reject'}
            disabled={isPending}
            onClick={() => press('reject')}
          >
            {t('reject')}
          </Button>
          <Button
            pending={isPending && variables.action === 'accept'}
            disabled={isPending}
            onClick={() => press('accept')}
          >
            {t(contract.ends.length > 0 ? 'acceptAndEnd' : 'accept')}
          </Button>
        </DialogFooter>
        <Button look="quiet" onClick={onLater}>
          {t('later')}
        </Button>
      </div>
    </Dialog>
  );
}

/** What runs now and would end: whoever answers knows what is given up. */
function Replaced({ contract, isWorse }: { contract: AgentContract; isWorse: boolean }) {
  const t = useT('contract');
  const rate = useRate()(contract.rateBasisPoints);
  const period = useSlotText()(contract);
  return (
    <div className={clsx('flex flex-col gap-2 rounded-xl p-4 text-sm', isWorse ? 'bg-loss/12' : 'bg-raised')}>
      <p className="font-medium text-pretty">{t('replaces', { rate, period })}</p>
      {isWorse && <p className="text-pretty">{t('worse')}</p>}
      <details>
        <summary className="text-accent flex min-h-11 cursor-pointer items-center font-semibold">
          {t('running')}
        </summary>
        <ContractTerms terms={contract} />
      </details>
    </div>
  );
}
