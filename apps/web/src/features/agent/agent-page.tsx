import { ChartNoAxesCombined, HandCoins, Network } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { AgentFrame } from './agent-frame.tsx';
import { ServiceNote } from './service-note.tsx';

const PROMISES = [
  { name: 'team', sign: <Network size={22} aria-hidden /> },
  { name: 'pay', sign: <HandCoins size={22} aria-hidden /> },
  { name: 'clear', sign: <ChartNoAxesCombined size={22} aria-hidden /> },
] as const;

/** RTE-03: the door of the agents. The form itself is the session's. */
export function AgentPage({ form }: { form: ReactNode }) {
  const t = useT('agent');
  return (
    <AgentFrame>
      <PageHead title={t('center')} description={t('intro')} />
      <div className="page-width grid flex-1 content-center gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-16">
        <div className="flex flex-col gap-8 lg:justify-center">
          <div className="max-w-xl">
            <h1 className="text-3xl font-bold tracking-tight text-balance sm:text-4xl">{t('title')}</h1>
            <p className="text-muted mt-3 text-lg text-pretty">{t('intro')}</p>
          </div>
          <ul className="grid gap-6 max-lg:order-3 sm:grid-cols-3 lg:grid-cols-1">
            {PROMISES.map(({ name, sign }) => (
              <li key={name} className="flex gap-4 sm:max-lg:flex-col lg:max-w-xl">
                <span className="text-gain bg-gain/12 grid size-11 shrink-0 place-items-center rounded-lg">
                  {sign}
                </span>
                <span className="flex flex-col gap-0.5">
                  <span className="font-semibold">{t(`promise.title.${name}`)}</span>
                  <span className="text-muted text-pretty">{t(`promise.text.${name}`)}</span>
                </span>
              </li>
            ))}
          </ul>
          <div className="max-lg:order-4 lg:max-w-xl">
            <ServiceNote />
          </div>
        </div>
        <section
          aria-labelledby="agent-login"
          className="bg-surface shadow-lift flex flex-col gap-5 self-center rounded-2xl p-6 max-lg:order-first sm:p-8"
        >
          <div>
            <h2 id="agent-login" className="text-xl font-bold tracking-tight">
              {t('login.title')}
            </h2>
            <p className="text-muted mt-1 text-pretty">{t('login.intro')}</p>
          </div>
          {form}
        </section>
      </div>
    </AgentFrame>
  );
}
