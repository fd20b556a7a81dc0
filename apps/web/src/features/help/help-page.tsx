import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '#lib/i18n.tsx';
import { PageHead } from '#lib/page-head.tsx';

const SECTIONS = ['terms', 'privacy', 'play', 'app'] as const;
const TERMS = ['playMoney', 'adult', 'account', 'fair', 'conduct', 'changes', 'end'] as const;
const PRIVACY = ['kept', 'why', 'secret', 'cookies', 'rights'] as const;
const PLAY = ['fun', 'young', 'talk'] as const;
const APP = ['android', 'ios'] as const;

type HelpPageProps = { hash: string; playMoney: boolean };

/** REG-07: what somebody agrees to stands here in words that can be read in two minutes. */
export function HelpPage({ hash, playMoney }: HelpPageProps) {
  const t = useT('help');
  // The texts come after the address was read, so the browser alone would not find the place.
  useEffect(() => document.getElementById(hash)?.scrollIntoView(), [hash]);
  const lines = {
    terms: TERMS.filter((line) => playMoney || line !== 'playMoney').map((line) => [
      line,
      t(`terms.${line}`),
    ]),
    privacy: PRIVACY.map((line) => [line, t(`privacy.${line}`)]),
    play: PLAY.map((line) => [line, t(`play.${line}`)]),
    app: APP.map((line) => [line, t(`app.${line}`)]),
  };
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted mt-1 text-pretty">{t('intro')}</p>
      </div>
      <nav aria-label={t('contents')} className="flex flex-wrap gap-2">
        {SECTIONS.map((section) => (
          <Link
            key={section}
            to="/help"
            hash={section}
            className="bg-raised hover:bg-raised-strong inline-flex min-h-11 items-center rounded-lg px-4 text-sm font-medium transition-colors"
          >
            {t(`${section}.title`)}
          </Link>
        ))}
      </nav>
      {SECTIONS.map((section) => (
        <section key={section} aria-labelledby={section} className="bg-surface rounded-2xl p-6 sm:p-8">
          <h2 id={section} className="mb-4 scroll-mt-24 text-xl font-semibold">
            {t(`${section}.title`)}
          </h2>
          <div className="flex flex-col gap-3">
            {lines[section].map(([id, text]) => (
              <p key={id} id={id} className="max-w-[68ch] scroll-mt-24 text-pretty">
                {text}
              </p>
            ))}
          </div>
        </section>
      ))}
      <p className="text-muted">
        {t('contact')}{' '}
        <Link to="/service" className="text-accent underline underline-offset-4">
          {t('contactLink')}
        </Link>
      </p>
    </div>
  );
}
