import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { invitationLinksQuery, type Standing } from './downline.queries.ts';
import { Failed } from './failed.tsx';
import { LinkCard } from './link-card.tsx';
import { LinkForm } from './link-form.tsx';
import type { DrawQr } from './draw-qr.ts';

/** AGT-09: a link for each place, and how far those have come whom it brought. */
export function InvitationLinks({ standing, qr }: { standing: Standing; qr: DrawQr }) {
  const t = useT('downline');
  const { data, error, refetch } = useQuery(invitationLinksQuery());
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Panel
        icon={<Link2 size={22} />}
        title={t('register.links.title')}
        text={t('register.links.text')}
        action={
          data !== undefined && (
            <span className="bg-raised text-muted rounded-full px-3 py-1 text-sm tabular-nums">
              {t('register.links.count', { used: data.links.length, most: data.most })}
            </span>
          )
        }
      >
        {data !== undefined && data.links.length >= data.most ? (
          <p className="text-muted text-pretty">{t('register.links.full')}</p>
        ) : (
          <LinkForm highest={standing.rebate} />
        )}
      </Panel>
      {data === undefined && error !== null && <Failed text={error.message} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <output aria-label={t('loading')}>
          <Skeleton className="h-40 w-full rounded-2xl" />
        </output>
      )}
      {data?.links.length === 0 && (
        <EmptyState
          icon={<Link2 size={28} aria-hidden />}
          title={t('register.links.empty')}
          text={t('register.links.emptyText')}
        />
      )}
      {data !== undefined && data.links.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {data.links.map((link) => (
            <LinkCard key={link.code} link={link} qr={qr} />
          ))}
        </ul>
      )}
    </div>
  );
}
