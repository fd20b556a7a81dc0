import type { ContractOffer } from '@maidan/contract/agents/agent-contract.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOnce } from '#lib/forms/use-once.ts';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { ContractTerms } from './contract-terms.tsx';
import { useOfferContract } from './contracts.mutations.ts';
import { offerEndsQuery } from './contracts.queries.ts';
import { EndingList } from './ending-list.tsx';
import { WhatIf } from './what-if.tsx';

type OfferReviewProps = {
  offer: ContractOffer;
  currencySymbol: string;
  onBack: () => void;
  onSent: () => void;
};

/** AGT-05, AGT-06: the terms, what a yes would end further down, and what they would have cost; then it goes. */
export function OfferReview({ offer, currencySymbol, onBack, onSent }: OfferReviewProps) {
  const t = useT('pay');
  const ends = useQuery(offerEndsQuery(offer));
  const { mutateAsync, isPending, error } = useOfferContract();
  const send = useOnce(async () => {
    try {
      await mutateAsync(offer);
    } catch {
      // Said below, at the buttons.
      return;
    }
    showToast(t('offer.sent', { name: offer.downline }), 'gain');
    onSent();
  });
  return (
    <>
      <p className="font-semibold">{t('offer.for', { name: offer.downline })}</p>
      <ContractTerms terms={{ ...offer, currencySymbol }} />
      {ends.data === undefined && ends.error === null && <Skeleton className="h-12 w-full" />}
      {ends.data?.length === 0 && <p className="text-muted text-sm text-pretty">{t('offer.endsNone')}</p>}
      {ends.data !== undefined && ends.data.length > 0 && (
        <EndingList
          words={t('offer.ends', { count: ends.data.length, name: offer.downline })}
          ends={ends.data}
        />
      )}
      <WhatIf offer={offer} currencySymbol={currencySymbol} />
      <DialogFooter problem={error?.message ?? ends.error?.message}>
        <Button look="outline" disabled={isPending} onClick={onBack}>
          {t('offer.back')}
        </Button>
        <Button
          pending={isPending}
          disabled={isPending || ends.data === undefined}
          onClick={() => void send()}
        >
          {t('offer.send')}
        </Button>
      </DialogFooter>
    </>
  );
}
