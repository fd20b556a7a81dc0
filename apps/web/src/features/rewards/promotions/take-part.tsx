import { Button } from '@maidan/ui/button.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { useT } from '#lib/texts/i18n.tsx';
import type { Reader } from './use-own-standings.ts';

/** What whoever has no account here, or only a trial, has to do first. */
export function TakePart({ reader, code }: { reader: Reader; code?: string }) {
  const t = useT('promotions');
  if (reader === 'trial') return <p className="text-muted text-sm text-pretty">{t('card.trial')}</p>;
  if (reader !== 'visitor') return null;
  const returnTo = code === undefined ? '/promotions' : `/promotions/${code}`;
  return (
    <Button className="self-start" onClick={() => openModal('login', { returnTo })}>
      {t('card.login')}
    </Button>
  );
}
