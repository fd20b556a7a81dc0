import type { AgentContract } from '@maidan/contract/agents/agent-contract.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useTerminateContract } from './contracts.mutations.ts';
import { contractEndsQuery } from './contracts.queries.ts';
import { EndingList } from './ending-list.tsx';

/** A6, AGT-06: ends what the caller has given, with exactly what is listed here. A list that is out of date comes anew. */
export function EndDialog({ contract, onClose }: { contract: AgentContract; onClose: () => void }) {
  const t = useT('pay');
  const words = useT('contract');
  const ends = useQuery(contractEndsQuery(contract.id));
  const { mutate, isPending, error } = useTerminateContract();
  const name = contract.downline;
  const end = (): void => {
    if (ends.data === undefined || isPending) return;
    mutate(
      { id: contract.id, ends: ends.data.map(({ id }) => id) },
      {
        onSuccess: () => {
          showToast(t('end.done'), 'info');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={t('end.title')} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-1 flex-col gap-5 px-6 pb-6">
        <p className="text-pretty">{t('end.text', { type: words(`type.${contract.type}`), name })}</p>
        {ends.data === undefined && ends.error === null && <Skeleton className="h-16 w-full" />}
        {ends.data !== undefined && ends.data.length > 0 && (
          <EndingList words={t('end.below', { count: ends.data.length })} ends={ends.data} />
        )}
        <DialogFooter problem={error?.message ?? ends.error?.message}>
          <Button look="outline" disabled={isPending} onClick={onClose}>
            {t('end.keep')}
          </Button>
          <Button pending={isPending} disabled={ends.data === undefined} onClick={end}>
            {t('end.end')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
