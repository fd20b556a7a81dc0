import { clsx } from 'clsx';
import { KeyRound, Landmark, LifeBuoy, Mail, MessageSquareText } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import type { AddressVerification } from '#lib/overlays/modal-store.ts';

type Offered = AddressVerification['ways'][number];
type Way = Offered['way'];

const SIGNS: Record<Way, ReactNode> = {
  sms: <MessageSquareText size={20} aria-hidden />,
  email: <Mail size={20} aria-hidden />,
  totp: <KeyRound size={20} aria-hidden />,
  recovery: <LifeBuoy size={20} aria-hidden />,
  bankName: <Landmark size={20} aria-hidden />,
};

type WayChoiceProps = { ways: readonly Offered[]; chosen: Way; onChoose: (way: Way) => void };

/** LOG-13: each way with what it goes to, masked by the server. */
export function WayChoice({ ways, chosen, onChoose }: WayChoiceProps) {
  const t = useT('login');
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">{t('address.way')}</legend>
      {ways.map(({ way, hint }) => (
        <label
          key={way}
          className={clsx(
            'has-focus-visible:outline-focus flex min-h-14 cursor-pointer items-center gap-3 rounded-lg px-4 py-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            way === chosen
              ? 'bg-raised shadow-[inset_0_0_0_2px_var(--color-action)]'
              : 'bg-ground hover:bg-raised shadow-[inset_0_0_0_1px_var(--color-line)]',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={way === chosen}
            onChange={() => onChoose(way)}
          />
          <span className={way === chosen ? 'text-accent' : 'text-muted'}>{SIGNS[way]}</span>
          <span className="flex min-w-0 flex-col">
            <span className="font-medium">{t(`address.${way}`)}</span>
            {hint !== '' && <span className="text-muted truncate text-sm">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
