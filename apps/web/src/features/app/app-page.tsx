import { Button } from '@maidan/ui/button.tsx';
import { Check, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useInstall, useIsInstalled } from './install-prompt.ts';

const STEPS = {
  android: ['android-1', 'android-2', 'android-3'],
  ios: ['ios-1', 'ios-2', 'ios-3'],
} as const;
const GAINS = ['what-1', 'what-2', 'what-3'] as const;

type AppPageProps = {
  /** The address of the site, as a code to scan. */
  code: ReactNode;
  /** The platform of the one who looks comes first. */
  first: keyof typeof STEPS;
};

/** MEM-13: the site as an app, for both kinds of phone. */
export function AppPage({ code, first }: AppPageProps) {
  const t = useT('app');
  const order = first === 'ios' ? (['ios', 'android'] as const) : (['android', 'ios'] as const);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <PageHead title={t('title')} description={t('intro')} />
      <div className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <div className="flex flex-col items-start gap-5">
          <h1 className="text-3xl font-bold tracking-tight text-balance sm:text-4xl">{t('title')}</h1>
          <p className="text-muted text-lg text-pretty">{t('intro')}</p>
          <Install />
        </div>
        <figure className="bg-surface flex flex-col items-center gap-3 rounded-2xl p-6 max-md:hidden">
          <div className="rounded-xl bg-white p-3">{code}</div>
          <figcaption className="max-w-60 text-center">
            <span className="block font-semibold">{t('scan')}</span>
            <span className="text-muted text-sm text-pretty">{t('scan-text')}</span>
          </figcaption>
        </figure>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {order.map((platform) => (
          <Steps key={platform} platform={platform} />
        ))}
      </div>
      <section className="bg-surface rounded-2xl p-6">
        <h2 className="mb-3 text-lg font-semibold">{t('what')}</h2>
        <ul className="flex flex-col gap-2">
          {GAINS.map((gain) => (
            <li key={gain} className="flex gap-3">
              <Check size={20} aria-hidden="true" className="text-gain mt-0.5 shrink-0" />
              <span className="text-pretty">{t(gain)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** One press where the browser can do it; the steps below lead everywhere else. */
function Install() {
  const t = useT('app');
  const install = useInstall();
  if (useIsInstalled()) return <p className="text-gain font-medium text-pretty">{t('installed')}</p>;
  if (install === null) return null;
  return (
    <Button size="large" onClick={install}>
      <Download size={20} aria-hidden="true" />
      {t('install')}
    </Button>
  );
}

function Steps({ platform }: { platform: keyof typeof STEPS }) {
  const t = useT('app');
  return (
    <section id={platform} className="bg-surface rounded-2xl p-6">
      <h2 className="mb-4 text-lg font-semibold">{t(platform)}</h2>
      <ol className="flex flex-col gap-3">
        {STEPS[platform].map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="bg-raised text-accent grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold">
              {t('step', { number: index + 1 })}
            </span>
            <span className="pt-0.5 text-pretty">{t(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
