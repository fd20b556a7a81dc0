import { Button } from '@maidan/ui/button.tsx';
import {
  CircleUserRound,
  Eye,
  Fingerprint,
  KeyRound,
  MessageSquareText,
  Smartphone,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';

export const FORM_WAYS = ['username', 'sms', 'firebase'] as const;
export type FormWay = (typeof FORM_WAYS)[number];
export type OtherWay = FormWay | 'passkey' | 'google' | 'facebook' | 'freePlay';

/** Plain signs of our own: none of them is another firm's mark. */
const SIGNS: Record<OtherWay, ReactNode> = {
  username: <KeyRound size={18} aria-hidden />,
  sms: <MessageSquareText size={18} aria-hidden />,
  firebase: <Smartphone size={18} aria-hidden />,
  passkey: <Fingerprint size={18} aria-hidden />,
  google: <CircleUserRound size={18} aria-hidden />,
  facebook: <UsersRound size={18} aria-hidden />,
  freePlay: <Eye size={18} aria-hidden />,
};

type OtherWaysProps = {
  ways: readonly OtherWay[];
  pending: OtherWay | null;
  onChoose: (way: OtherWay) => void;
};

export function OtherWays({ ways, pending, onChoose }: OtherWaysProps) {
  const t = useT('login');
  if (ways.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('ways.legend')}</legend>
      <p aria-hidden="true" className="text-muted flex items-center gap-3 text-sm">
        <span className="bg-line h-px flex-1" />
        {t('or')}
        <span className="bg-line h-px flex-1" />
      </p>
      <div className="grid grid-cols-2 gap-2">
        {ways.map((way, index) => (
          <Button
            key={way}
            look="outline"
            block
            // The last of an odd number has the row for itself.
            className={index === ways.length - 1 && index % 2 === 0 ? 'col-span-2 px-2' : 'px-2'}
            pending={pending === way}
            onClick={() => onChoose(way)}
          >
            {SIGNS[way]}
            {t(`ways.${way}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
