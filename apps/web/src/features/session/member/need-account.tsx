import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Check, Sparkles } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { PageHead } from '#lib/page/page-head.tsx';

const GAINS = ['games', 'kept', 'quick'] as const;

/** LOG-09: one press to a real account. */
function Offer({ onLater }: { onLater: () => void }) {
  const t = useT('security');
  return (
    <>
      <p className="text-muted text-pretty">{t('trial.in_need_true_account')}</p>
      <ul className="flex flex-col gap-2">
        {GAINS.map((gain) => (
          <li key={gain} className="flex items-center gap-3">
            <Check size={18} aria-hidden="true" className="text-gain shrink-0" />
            {t(`trial.${gain}`)}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2">
        <Button size="large" block onClick={() => openModal('register')}>
          {t('trial.open')}
        </Button>
        <Button look="quiet" block onClick={onLater}>
          {t('trial.later')}
        </Button>
      </div>
    </>
  );
}

/** Over any page: a game, or a call that was refused with NEEDS_REAL_ACCOUNT. */
export function NeedAccountModal({ onClose }: { onClose: () => void }) {
  const t = useT('security');
  return (
    <Dialog title={t('trial.title')} closeLabel={t('close')} shape="box" onClose={onClose}>
      <div className="flex flex-col gap-5 px-6 pb-6">
        <Offer onLater={onClose} />
      </div>
    </Dialog>
  );
}

/** In place of a page that belongs to real accounts. */
export function NeedAccountPage({ onLater }: { onLater: () => void }) {
  const t = useT('security');
  return (
    <div className="page-width py-10">
      <PageHead title={t('trial.title')} />
      <div className="bg-surface shadow-low mx-auto flex max-w-md flex-col gap-5 rounded-2xl p-6 sm:p-8">
        <Sparkles size={36} aria-hidden="true" className="text-accent" />
        <h1 className="text-2xl font-bold tracking-tight">{t('trial.title')}</h1>
        <Offer onLater={onLater} />
      </div>
    </div>
  );
}
