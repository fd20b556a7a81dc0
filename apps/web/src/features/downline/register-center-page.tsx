import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useT } from '#lib/texts/i18n.tsx';
import { agentStandingQuery } from './downline.queries.ts';
import { Failed } from './failed.tsx';
import { InvitationLinks } from './invitation-links.tsx';
import { OpenAccount } from './open-account.tsx';
import type { DrawQr } from './draw-qr.ts';
import { PageTitle } from './page-title.tsx';

/** AGT-09: accounts for people one knows, and links for everybody else. */
export function RegisterCenterPage({ qr }: { qr: DrawQr }) {
  const t = useT('downline');
  const { data: standing, error, refetch } = useQuery(agentStandingQuery());
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('register.title')} text={t('register.intro')} />
      {standing === undefined && error !== null && (
        <Failed text={error.message} onRetry={() => void refetch()} />
      )}
      {standing === undefined && error === null && (
        <output aria-label={t('loading')} className="grid gap-5 xl:grid-cols-[26rem_minmax(0,1fr)]">
          <Skeleton className="h-96 w-full rounded-2xl" />
          <Skeleton className="h-96 w-full rounded-2xl" />
        </output>
      )}
      {standing !== undefined && (
        <div className="grid items-start gap-5 xl:grid-cols-[26rem_minmax(0,1fr)]">
          <OpenAccount standing={standing} />
          <InvitationLinks standing={standing} qr={qr} />
        </div>
      )}
    </div>
  );
}
