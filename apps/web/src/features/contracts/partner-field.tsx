import { asciiDigits } from '@maidan/contract/typed/digits.ts';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { contractPartnersQuery, type Partner, type Partners } from './contracts.queries.ts';
import { Select } from './select.tsx';

type PartnerFieldProps = { found: Partners; chosen: Partner; onChosen: (partner: Partner) => void };

/** Who is asked: of a short list, or of what a search finds where there are more than a list holds. */
export function PartnerField({ found, chosen, onChosen }: PartnerFieldProps) {
  const t = useT('pay');
  const [search, setSearch] = useState('');
  const { data = found } = useQuery({
    ...contractPartnersQuery(search === '' ? {} : { search }),
    placeholderData: (before) => before,
  });
  const others = data.partners.filter(({ id }) => id !== chosen.id);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {(data.more || search !== '') && <Find onSearch={setSearch} />}
      <Select
        label={t('offer.to')}
        value={chosen.id}
        onValue={(wanted) => {
          const partner = others.find(({ id }) => id === wanted);
          if (partner !== undefined) onChosen(partner);
        }}
      >
        {[chosen, ...others].map(({ id, username }) => (
          <option key={id} value={id}>
            {username}
          </option>
        ))}
      </Select>
      {search !== '' && (
        <p aria-live="polite" className="text-muted text-sm">
          {t(data.more ? 'offer.foundMore' : 'offer.found', { count: data.partners.length })}
        </p>
      )}
    </div>
  );
}

/** Stands inside the form of the offer, so Enter must not send that. */
function Find({ onSearch }: { onSearch: (search: string) => void }) {
  const t = useT('pay');
  const id = useId();
  const [typed, setTyped] = useState('');
  const find = (): void => onSearch(asciiDigits(typed).trim());
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('offer.find')}
      </label>
      <span className="relative flex items-center">
        <input
          id={id}
          value={typed}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('offer.findHint')}
          className="bg-ground focus-visible:outline-focus placeholder:text-muted h-12 w-full rounded-lg pr-12 pl-4 text-base shadow-[inset_0_0_0_1px_var(--color-line)]"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            find();
          }}
        />
        <IconButton
          className="absolute right-0.5"
          label={t('offer.find')}
          icon={<Search size={18} aria-hidden />}
          onClick={find}
        />
      </span>
    </div>
  );
}
