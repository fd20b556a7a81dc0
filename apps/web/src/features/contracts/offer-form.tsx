import { CONTRACT_TYPES, type ContractOffer } from '@maidan/contract/agents/agent-contract.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useRate } from '#lib/contracts/use-rate.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { ContractTerms, useSlotText } from './contract-terms.tsx';
import type { Partners } from './contracts.queries.ts';
import { emptyTier, readOffer, type Fault, type OfferDraft } from './offer-draft.ts';
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
  if (own === undefined) return null;
  const max = rate(own.rateBasisPoints);
  const faultText = fault === null ? '' : t(`offer.faults.${fault.why}`, { max });
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
        <Select label={t('offer.to')} value={draft.downline} onValue={(downline) => change({ downline })}>
          {partners.partners.map(({ username }) => (
            <option key={username} value={username}>
              {username}
            </option>
          ))}
        </Select>
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
      <Standing partners={partners} draft={draft} />
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
            {t('offer.carries')}
          </label>
        </div>
      )}
      <Button type="submit">{t('offer.review')}</Button>
    </form>
  );
}

/** What the chosen one has now: a new contract takes its place. */
function Standing({ partners, draft }: { partners: Partners; draft: OfferDraft }) {
  const t = useT('pay');
  const rate = useRate();
  const partner = partners.partners.find(({ username }) => username === draft.downline);
  const now = partner?.contracts.find(({ type }) => type === draft.type);
  if (partner?.waiting.includes(draft.type) === true)
    return <p className="bg-raised rounded-lg px-4 py-3 text-sm">{t('offer.waits')}</p>;
  if (now === undefined) return null;
  return (
    <p className="bg-raised rounded-lg px-4 py-3 text-sm">
      {t('offer.now', { rate: rate(now.rateBasisPoints) })}
    </p>
  );
}

type SelectProps = { label: string; value: string; onValue: (value: string) => void; children: ReactNode };

function Select({ label, value, onValue, children }: SelectProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        className="bg-ground focus-visible:outline-focus h-12 w-full rounded-lg pr-9 pl-4 text-base text-ellipsis shadow-[inset_0_0_0_1px_var(--color-line)]"
        onChange={({ target }) => onValue(target.value)}
      >
        {children}
      </select>
    </div>
  );
}

/** With what a form begins: the first direct agent and the first kind that can be given on. */
export function firstDraft(partners: Partners, to?: string): OfferDraft | null {
  const partner = partners.partners.find(({ username }) => username === to) ?? partners.partners[0];
  const own = partners.own[0];
  if (partner === undefined || own === undefined) return null;
  const tier = emptyTier(1);
  return { downline: partner.username, type: own.type, tiers: [tier], fee: '', carriesLosses: false };
}
