import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { CONTRACT_MAX_TIERS } from '@maidan/contract/agents/agent-contract.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { emptyTier, type Fault, type TierDraft, type TierField } from './offer-draft.ts';

type TierFieldsProps = {
  isDividend: boolean;
  tiers: readonly TierDraft[];
  fault: Fault | null;
  faultText: string;
  onTiers: (tiers: readonly TierDraft[]) => void;
};

/** AGT-05: one box for each tier; what is left empty need not be reached. */
export function TierFields({ isDividend, tiers, fault, faultText, onTiers }: TierFieldsProps) {
  const t = useT('pay');
  const fields: readonly TierField[] = isDividend
    ? ['rate', 'members', 'bet', 'result', 'active']
    : ['rate', 'members', 'bet'];
  return (
    <div className="flex flex-col gap-4">
      {tiers.map((tier, index) => (
        <fieldset key={tier.key} className="bg-raised/50 flex flex-col gap-3 rounded-xl p-4">
          <legend className="sr-only">{t('offer.tier', { place: index + 1 })}</legend>
          <div className="flex min-h-11 items-center justify-between gap-3">
            <span aria-hidden="true" className="font-semibold">
              {t('offer.tier', { place: index + 1 })}
            </span>
            {tiers.length > 1 && (
              <Button
                look="quiet"
                aria-label={t('offer.removeTier', { place: index + 1 })}
                onClick={() => onTiers(tiers.filter((other) => other !== tier))}
              >
                <Trash2 size={18} aria-hidden />
              </Button>
            )}
          </div>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {fields.map((field) => (
              <Field
                key={field}
                label={t(`offer.fields.${field}`)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={18}
                value={tier[field]}
                error={fault?.tier === index && fault.field === field ? faultText : undefined}
                onChange={({ target }) =>
                  onTiers(tiers.map((other) => (other === tier ? { ...tier, [field]: target.value } : other)))
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      {tiers.length < CONTRACT_MAX_TIERS && (
        <Button
          look="outline"
          className="self-start"
          onClick={() => onTiers([...tiers, emptyTier(Math.max(...tiers.map(({ key }) => key)) + 1)])}
        >
          <Plus size={18} aria-hidden />
          {t('offer.addTier')}
        </Button>
      )}
    </div>
  );
}
