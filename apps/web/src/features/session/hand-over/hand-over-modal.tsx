import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Spinner } from '@maidan/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { readToken } from '#lib/session/session-token.ts';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { useHandOver } from './use-hand-over.ts';

/** LOG-06: the phone's side. Whoever is logged in here already is asked before anything changes (T1). */
export function HandOverModal({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useT('security');
  const [agreed, setAgreed] = useState(() => readToken() === null);
  return (
    <Dialog title={t('handOver.title')} closeLabel={t('close')} closeOnOutsideClick={false} onClose={onClose}>
      <div className="flex flex-1 flex-col justify-center gap-5 px-6 pb-8 text-center">
        {agreed ? (
          <Exchange code={code} onClose={onClose} />
        ) : (
          <AskFirst onYes={() => setAgreed(true)} onNo={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function AskFirst({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const t = useT('security');
  const { data: member } = useQuery(memberInfoQuery());
  return (
    <>
      <p className="text-pretty">{t('handOver.switchText', { account: member?.account ?? '…' })}</p>
      <div className="flex flex-col gap-2">
        <Button size="large" block onClick={onYes}>
          {t('handOver.switch')}
        </Button>
        <Button look="outline" size="large" block onClick={onNo}>
          {t('handOver.stay')}
        </Button>
      </div>
    </>
  );
}

function Exchange({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useT('security');
  const step = useHandOver(code, onClose);
  if (step.state === 'checking') return <Waiting text={t('handOver.checking')} />;
  if (step.state === 'waiting') {
    return (
      <>
        <p className="text-lg font-semibold">{t('handOver.waitingTitle')}</p>
        <Waiting text={t('handOver.waiting', { account: step.account })} />
      </>
    );
  }
  const refused = step.state === 'refused';
  return (
    <Ended
      title={t(refused ? 'handOver.refusedTitle' : 'handOver.failedTitle')}
      text={refused ? t('handOver.refused') : (step.text ?? t('handOver.expired'))}
      onClose={onClose}
    />
  );
}

function Waiting({ text }: { text: ReactNode }) {
  return (
    <output className="flex flex-col items-center gap-4">
      <span className="text-action">
        <Spinner size={36} />
      </span>
      <span className="text-muted text-pretty">{text}</span>
    </output>
  );
}

function Ended({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const t = useT('security');
  return (
    <div role="alert" className="flex flex-col gap-3">
      <p className="text-lg font-semibold">{title}</p>
      <p className="text-muted text-pretty">{text}</p>
      <div className="mt-2 flex flex-col gap-2">
        {readToken() === null && (
          <Button size="large" block onClick={() => openModal('login')}>
            {t('handOver.logIn')}
          </Button>
        )}
        <Button look="outline" size="large" block onClick={onClose}>
          {t('handOver.close')}
        </Button>
      </div>
    </div>
  );
}
