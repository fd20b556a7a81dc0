import type { ContractOffer } from '@maidan/contract/agents/agent-contract.ts';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import type { Partners } from './contracts.queries.ts';
import type { OfferDraft } from './offer-draft.ts';
import { firstDraft, OfferForm } from './offer-form.tsx';
import { OfferReview } from './offer-review.tsx';

type OfferDialogProps = { partners: Partners; onClose: () => void };

/** AGT-05: terms, then a look at all that they would do, then the offer. */
export function OfferDialog({ partners, onClose }: OfferDialogProps) {
  const t = useT('pay');
  const [draft, setDraft] = useState<OfferDraft | null>(() => firstDraft(partners));
  const [offer, setOffer] = useState<ContractOffer | null>(null);
  if (draft === null) return null;
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
          <OfferReview
            offer={offer}
            currencySymbol={partners.currencySymbol}
            onBack={() => setOffer(null)}
            onSent={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}
