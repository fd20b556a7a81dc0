import { LANGUAGE_PARAM } from '@maidan/contract/constants.ts';
import { createHandOver } from '@maidan/contract/accounts/hand-over/create-hand-over.ts';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { call } from '#lib/call/call.ts';
import { noteShownCode } from '#lib/session/hand-over-codes.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { CopyButton } from '#lib/widgets/copy-button.tsx';
import { QrCode, QrProblem } from '#features/security/qr-code.tsx';

/** A code lives for a minute; the next one stands there before it ends. */
const REDRAW_MS = 50_000;

/** SID-06: the site on a phone; a member's code carries them along, a visitor's is the plain address. */
export function PhoneModal({ isMember, onClose }: { isMember: boolean; onClose: () => void }) {
  const t = useT('security');
  return (
    <Dialog title={t('phone.title')} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col items-center gap-5 px-6 pb-8 text-center">
        <p className="text-muted text-pretty">{t(isMember ? 'phone.member' : 'phone.visitor')}</p>
        {isMember ? <MemberCode /> : <VisitorCode />}
      </div>
    </Dialog>
  );
}

/**
 * T19: asked for while it is looked at, and at no other time. The address is not written out here: what can be
 * scanned can be confirmed, what is copied ends up in messages.
 */
function MemberCode() {
  const t = useT('security');
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['hand-over', id],
    queryFn: async () => {
      const made = await call(createHandOver, {});
      noteShownCode(made.id);
      return made;
    },
    refetchInterval: REDRAW_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (error !== null)
    return <QrProblem kind="imageError" text={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="aspect-square w-52 rounded-lg" />;
  return (
    <>
      <Glow>
        <QrCode text={data.url} />
      </Glow>
      <p className="text-muted text-sm text-pretty">{t('phone.fresh')}</p>
    </>
  );
}

function VisitorCode() {
  const t = useT('security');
  const language = useLanguage();
  const link = `${window.location.origin}/?${LANGUAGE_PARAM}=${language}`;
  return (
    <>
      <Glow>
        <QrCode text={link} />
      </Glow>
      <p className="text-muted w-full text-sm">
        {t('phone.link')}
        <span className="flex items-center justify-center gap-1">
          <code className="text-text break-all select-all">{link}</code>
          <CopyButton text={link} />
        </span>
      </p>
    </>
  );
}

function Glow({ children }: { children: ReactNode }) {
  return <div className="shadow-lift rounded-2xl bg-white p-3">{children}</div>;
}
