import type { ContractOffer } from '@maidan/contract/agents/agent-contract.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { useState } from 'react';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { ContractTerms } from './contract-terms.tsx';
import { useOfferContract } from './contracts.mutations.ts';
import type { Partners } from './contracts.queries.ts';
import type { OfferDraft } from './offer-draft.ts';
import { firstDraft, OfferForm } from './offer-form.tsx';
import { WhatIf } from './what-if.tsx';

type OfferDialogProps = { partners: Partners; to?: string | undefined; onClose: () => void };

/** AGT-05: terms, then a look at them and at what they would have cost, then the offer. */
export function OfferDialog({ partners, to, onClose }: OfferDialogProps) {
  const t = useT('pay');
  const [draft, setDraft] = useState<OfferDraft | null>(() => firstDraft(partners, to));
  const [offer, setOffer] = useState<ContractOffer | null>(null);
  const { mutate, isPending, error, reset } = useOfferContract();
  if (draft === null) return null;
  const back = (): void => {
    reset();
    setOffer(null);
  };
  const send = (): void => {
    if (offer === null || isPending) return;
    mutate(offer, {
      onSuccess: () => {
        showToast(t('offer.sent', { name: offer.downline }), 'gain');
        onClose();
      },
    });
  };
  return (
    <Dialog
      title={t(offer === null ? 'offer.title' : 'offer.reviewTitle')}
      closeLabel={t('close')}
      closeOnOutsideClick={false}
      onClose={onClose}
      className="sm:w-2xl"
    >
      <div className="flex flex-1 flex-col gap-5 overflow-y-auto px-6 pb-6">
        {offer === null ? (
          <OfferForm partners={partners} draft={draft} onDraft={setDraft} onReview={setOffer} />
        ) : (
          <>
            <p className="font-semibold">{t('offer.for', { name: offer.downline })}</p>
            <ContractTerms terms={{ ...offer, currencySymbol: partners.currencySymbol }} />
            <WhatIf offer={offer} currencySymbol={partners.currencySymbol} />
            <DialogFooter problem={error?.message}>
              <Button look="outline" disabled={isPending} onClick={back}>
                {t('offer.back')}
              </Button>
              <Button pending={isPending} onClick={send}>
                {t('offer.send')}
              </Button>
            </DialogFooter>
          </>
        )}
      </div>
    </Dialog>
  );
}
