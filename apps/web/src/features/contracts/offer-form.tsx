import { CONTRACT_TYPES, type ContractOffer } from '@maidan/contract/agents/agent-contract.ts';
import { countText } from '@maidan/contract/digits.ts';
import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRate } from '#lib/contracts/use-rate.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { ContractTerms, useSlotText } from './contract-terms.tsx';
import { contractPartnersQuery, type Partners } from './contracts.queries.ts';
import { emptyTier, readOffer, type Fault, type OfferDraft } from './offer-draft.ts';
import { PartnerField } from './partner-field.tsx';
import { Select } from './select.tsx';
import { TierFields } from './tier-fields.tsx';

type OfferFormProps = {
  partners: Partners;
  draft: OfferDraft;
  onDraft: (draft: OfferDraft) => void;
  onReview: (offer: ContractOffer) => void;
};

/** AGT-05: to whom, of which kind, and by which tiers; nothing is sent before it has been looked at. */
export function OfferForm({ partners, draft, onDraft, onReview }: OfferFormProps) {
  const t = useT('pay');
  const contract = useT('contract');
  const rate = useRate();
  const slotText = useSlotText();
  const [fault, setFault] = useState<Fault | null>(null);
  const own = partners.own.find(({ type }) => type === draft.type);
  const change = (part: Partial<OfferDraft>): void => {
    setFault(null);
    onDraft({ ...draft, ...part });
  };
  const max = rate(own?.rateBasisPoints ?? 0);
  const faultText = useFaultText(fault, {
    max,
    fee: rate(own?.feeBasisPoints ?? 0),
    symbol: partners.currencySymbol,
  });
  if (own === undefined) return null;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const offer = readOffer(draft, own);
        if ('why' in offer) setFault(offer);
        else onReview(offer);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <PartnerField found={partners} chosen={draft.partner} onChosen={(partner) => change({ partner })} />
        <Select
          label={t('offer.type')}
          value={draft.type}
          onValue={(value) => change({ type: CONTRACT_TYPES.find((type) => type === value) ?? draft.type })}
        >
          {CONTRACT_TYPES.filter((type) => partners.own.some((one) => one.type === type)).map((type) => (
            <option key={type} value={type}>
              {contract(`type.${type}`)}
            </option>
          ))}
        </Select>
      </div>
      <Standing draft={draft} />
      <p className="text-muted text-sm text-pretty">
        {t('offer.room', { max, period: slotText({ type: draft.type, period: own.period }) })}
      </p>
      <details>
        <summary className="text-accent flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          {t('offer.own')}
        </summary>
        <div className="flex flex-col gap-3">
          <ContractTerms terms={{ ...own, currencySymbol: partners.currencySymbol }} />
          <p className="text-muted text-sm text-pretty">{t('offer.bars')}</p>
        </div>
      </details>
      <TierFields
        isDividend={draft.type === 'dividend'}
        tiers={draft.tiers}
        fault={fault}
        faultText={faultText}
        onTiers={(tiers) => change({ tiers })}
      />
      {draft.type === 'dividend' && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field
            label={t('offer.fee')}
            hint={t('offer.feeHint')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            value={draft.fee}
            error={fault?.field === 'fee' ? faultText : undefined}
            onChange={({ target }) => change({ fee: target.value })}
          />
          <label className="flex min-h-12 items-center gap-3 text-sm sm:mb-7">
            <input
              type="checkbox"
              className="accent-action size-5 shrink-0"
              checked={draft.carriesLosses}
              onChange={({ target }) => change({ carriesLosses: target.checked })}
            />
            <span className="flex flex-col">
              {t('offer.carries')}
              {fault?.field === 'carries' && (
                <span role="alert" className="text-loss">
                  {faultText}
                </span>
              )}
            </span>
          </label>
        </div>
      )}
      <Button type="submit">{t('offer.review')}</Button>
    </form>
  );
}

type Bounds = { max: string; fee: string; symbol: string };

/** With the figure that has to be met. */
function useFaultText(fault: Fault | null, { max, fee, symbol }: Bounds): string {
  const t = useT('pay');
  const language = useLanguage();
  if (fault === null) return '';
  const { why, least = { members: 0 } } = fault;
  const asked =
    'money' in least
      ? displayMoney(parseMoney(least.money), symbol, language)
      : countText(least.members, language);
  return t(`offer.faults.${why}`, { max, fee, least: asked });
}

/** What the chosen one has now: a new contract takes its place. */
function Standing({ draft: { partner, type } }: { draft: OfferDraft }) {
  const t = useT('pay');
  const rate = useRate();
  const { data } = useQuery(contractPartnersQuery({ downline: partner.id }));
  const { contracts, waiting } = data?.partners[0] ?? partner;
  const now = contracts.find((one) => one.type === type);
  if (waiting.includes(type))
    return <p className="bg-raised rounded-lg px-4 py-3 text-sm">{t('offer.waits')}</p>;
  if (now === undefined) return null;
  return (
    <p className="bg-raised rounded-lg px-4 py-3 text-sm">
      {t('offer.now', { rate: rate(now.rateBasisPoints) })}
    </p>
  );
}

/** With what a form begins: the first agent that was found and the first kind that can be given on. */
export function firstDraft(partners: Partners): OfferDraft | null {
  const [partner] = partners.partners;
  const [own] = partners.own;
  if (partner === undefined || own === undefined) return null;
  return { partner, type: own.type, tiers: [emptyTier(1)], fee: '', carriesLosses: false };
}
