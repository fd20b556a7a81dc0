import { Link } from '@tanstack/react-router';
import { lazy, use } from 'react';
import { digits } from '@maidan/contract/digits.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { PageHostsContext } from '#lib/page/page-hosts.ts';
import { usePlayMoney } from '#lib/site/site-status.ts';
import { Brand } from '#app/shell/nav/brand.tsx';
import { APP, HELP, PROMOTIONS, REWARDS, SERVICE, useExisting } from '#app/shell/nav/nav.ts';
import { SeenPlace } from '#app/shell/nav/seen-place.tsx';
import { useMenuCategories } from '#app/shell/nav/use-lanes.ts';
import { useStanding } from '#app/shell/nav/use-standing.ts';

/** FTR-01: shown as letters, which is what they are known by. */
const VENDOR_MARKS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'];
const HELP_LINKS = [HELP, SERVICE, APP, PROMOTIONS, REWARDS];
/** The articles somebody looks for down here. */
const ARTICLES = ['terms', 'privacy'] as const;
const ADULT_AGE = 18;
const LINK = 'text-muted hover:text-text inline-flex min-h-9 items-center';

const SocialLinks = lazy(async () => ({ default: (await import('./social-links.tsx')).SocialLinks }));
const MeasuringSwitch = lazy(async () => ({
  default: (await import('#features/measuring/measuring.tsx')).MeasuringSwitch,
}));

export function Footer() {
  const t = useT('shell');
  const { measuring } = use(PageHostsContext);
  return (
    <footer className="bg-surface mt-16 pb-[calc(var(--height-bottom-bar)+16px)] lg:pb-0">
      <div className="page-wide grid gap-10 py-12 md:flex md:justify-between">
        <div className="flex max-w-sm flex-col items-start gap-4">
          <Brand />
          <p className="text-muted text-pretty">{t('about')}</p>
          {/* Its room is kept, so that nothing moves. */}
          <SeenPlace className="min-h-11">
            <SocialLinks />
          </SeenPlace>
        </div>
        <Products />
        <HelpLinks />
      </div>
      <div className="page-wide flex flex-col gap-8 pb-12">
        <ul aria-label={t('vendors')} className="flex flex-wrap gap-2">
          {VENDOR_MARKS.map((code) => (
            <li
              key={code}
              className="bg-raised text-muted grid h-9 min-w-14 place-items-center rounded-md px-3 text-sm font-semibold tracking-wide"
            >
              {code}
            </li>
          ))}
        </ul>
        <ResponsiblePlay />
        {measuring !== undefined && (
          <SeenPlace className="min-h-9">
            <MeasuringSwitch />
          </SeenPlace>
        )}
      </div>
    </footer>
  );
}

function Products() {
  const t = useT('shell');
  const lobby = useT('lobby');
  return (
    <nav aria-label={t('products')}>
      <h2 className="mb-3 text-sm font-semibold">{t('products')}</h2>
      <ul className="grid grid-cols-2 gap-x-10 lg:grid-cols-3">
        {useMenuCategories().map(({ category, path }) => (
          <li key={category}>
            <Link to={path} className={LINK}>
              {lobby(`menu.${category}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** FTR-01 */
function HelpLinks() {
  const t = useT('shell');
  return (
    <nav aria-label={t('help-links')}>
      <h2 className="mb-3 text-sm font-semibold">{t('help-links')}</h2>
      <ul className="grid grid-cols-2 gap-x-10 md:grid-cols-1">
        {useExisting(HELP_LINKS, useStanding()).map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className={LINK}>
              {t(`nav.${label}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/promotions" search={{ view: 'news' }} className={LINK}>
            {t('nav.news')}
          </Link>
        </li>
        {ARTICLES.map((article) => (
          <li key={article}>
            <Link to="/help" hash={article} className={LINK}>
              {t(`article.${article}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** FTR-02 */
function ResponsiblePlay() {
  const t = useT('shell');
  const common = useT('common');
  const playMoney = usePlayMoney();
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
      <span className="text-loss grid size-12 shrink-0 place-items-center rounded-full text-sm font-semibold shadow-[inset_0_0_0_2px_currentColor]">
        <span aria-hidden="true">{`${digits(ADULT_AGE, useLanguage())}+`}</span>
        <span className="sr-only">{t('adults-label')}</span>
      </span>
      <p className="text-muted max-w-2xl text-sm text-pretty">
        {t('responsible')} {playMoney && common('play-money')}{' '}
        <Link to="/responsible" className="text-accent underline underline-offset-4">
          {t('limits-link')}
        </Link>
      </p>
    </div>
  );
}
