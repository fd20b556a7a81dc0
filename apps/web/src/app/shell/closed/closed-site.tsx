import type { Closure } from '@maidan/contract/operation.ts';
import { Button } from '@maidan/ui/button.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Globe, Headset } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { WithStatusTexts } from '#lib/texts/status-texts.ts';
import { closeModals, openModal } from '#lib/overlays/modal-store.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { statusQuery } from '#lib/site/site-status.ts';
import { BrandMark } from '#lib/site/brand-mark.tsx';
import { ClosedActions } from './closed-actions.tsx';
import { Countdown } from './countdown.tsx';
import { ThemeButton } from '#lib/widgets/theme-choice.tsx';

/** For what loads this page. */
export const textsAhead = WithStatusTexts.ahead;

/** STA-01: the whole page while the site is closed. No first visit carries its texts. */
export function ClosedSite({ closure }: { closure: Closure }) {
  // Before anything on this page opens one of its own.
  useLayoutEffect(closeModals, []);
  return (
    <WithStatusTexts>
      <div className="page-width flex min-h-dvh flex-col">
        <TopBar />
        <div className="grid flex-1 place-items-center py-10">
          {closure === 'maintenance' ? <Maintenance /> : <RegionBlock />}
        </div>
      </div>
    </WithStatusTexts>
  );
}

function TopBar() {
  const shell = useT('shell');
  const common = useT('common');
  return (
    <div className="flex h-16 items-center gap-3">
      <BrandMark />
      <span className="brand-word text-xl font-semibold tracking-tight">{common('brand')}</span>
      <span className="ml-auto flex items-center">
        <IconButton
          label={shell('language')}
          icon={<Globe size={20} />}
          onClick={() => openModal('language')}
        />
        <ThemeButton />
      </span>
    </div>
  );
}

function Maintenance() {
  const t = useT('status');
  const { data } = useQuery(statusQuery());
  return (
    <section className="flex max-w-lg flex-col items-center gap-4 text-center">
      <PageHead title={t('maintenance.title')} />
      <Floodlights />
      <h1 className="text-2xl font-bold tracking-tight text-balance sm:text-3xl">{t('maintenance.title')}</h1>
      <p className="text-muted text-pretty">{t('maintenance.text')}</p>
      {typeof data?.maintenanceEnd === 'string' && <Countdown end={data.maintenanceEnd} />}
      <p className="text-muted text-sm text-pretty">{t('maintenance.byItself')}</p>
      <ServiceButton />
    </section>
  );
}

function RegionBlock() {
  const t = useT('status');
  const { data } = useQuery(statusQuery());
  return (
    <section className="flex max-w-lg flex-col items-center gap-4 text-center">
      <PageHead title={t('region.title')} />
      <Floodlights />
      <h1 className="text-2xl font-bold tracking-tight text-balance sm:text-3xl">{t('region.title')}</h1>
      <p className="text-muted text-pretty">{t('region.text')}</p>
      {data !== undefined && (
        <p className="bg-surface flex flex-wrap items-baseline justify-center gap-x-3 rounded-lg px-4 py-3">
          <span className="text-muted text-sm">{t('region.address')}</span>
          <bdi className="font-mono font-semibold break-all">{data.location.ip}</bdi>
        </p>
      )}
      <p className="text-muted text-sm text-pretty">{t('region.money')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ClosedActions />
        <ServiceButton />
      </div>
    </section>
  );
}

function ServiceButton() {
  const t = useT('status');
  return (
    <Button look="outline" size="large" onClick={() => openModal('service')}>
      <Headset size={20} aria-hidden="true" />
      {t('service')}
    </Button>
  );
}

/** The ground at night with its lights off but one. */
function Floodlights() {
  return (
    <svg viewBox="0 0 240 130" aria-hidden="true" className="text-muted h-auto w-56">
      <ellipse cx="120" cy="112" rx="104" ry="14" fill="currentColor" opacity=".12" />
      <ellipse
        cx="120"
        cy="108"
        rx="58"
        ry="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        opacity=".5"
      />
      <path d="M120 101v14" stroke="currentColor" strokeWidth="2.5" opacity=".5" />
      <path d="M196 44 96 108h88Z" fill="var(--color-action)" opacity=".16" />
      {[44, 196].map((x) => (
        <g key={x}>
          <path d={`M${x} 106V46`} stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
          <rect
            x={x - 18}
            y="24"
            width="36"
            height="22"
            rx="5"
            fill={x === 196 ? 'var(--color-action)' : 'currentColor'}
            opacity={x === 196 ? 1 : 0.35}
          />
        </g>
      ))}
    </svg>
  );
}
