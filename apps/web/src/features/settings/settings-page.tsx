import { Button } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import {
  ChevronRight,
  Globe,
  Headset,
  LogOut,
  MessageSquareText,
  MonitorSmartphone,
  ShieldCheck,
  Smartphone,
  SunMoon,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '#lib/i18n.tsx';
import { KNOWN_LANGUAGES } from '#lib/known-languages.ts';
import { openModal } from '#lib/modal-store.ts';
import { PageHead } from '#lib/page-head.tsx';
import { ThemeChoice } from '#lib/theme-choice.tsx';

/** MEM-13: everything that can be set, or asked, in one place. */
export function SettingsPage() {
  const t = useT('settings');
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted text-pretty">{t('intro')}</p>
      </div>
      <Group title={t('look')}>
        <Line icon={SunMoon} title={t('theme')} text={t('themeText')}>
          <div className="w-full sm:w-44">
            <ThemeChoice />
          </div>
        </Line>
        <LanguageLine />
      </Group>
      <Group title={t('help')}>
        <Way to="/member/feedback" icon={MessageSquareText} name="feedback" />
        <Way to="/service" icon={Headset} name="service" />
        <Way to="/app" icon={Smartphone} name="app" />
      </Group>
      <Group title={t('safety')}>
        <Way to="/member/limits" icon={ShieldCheck} name="limits" />
        <Way to="/member/securityCenter" icon={MonitorSmartphone} name="devices" />
        <Line icon={LogOut} title={t('signOut')} text={t('signOutText')}>
          <Button look="outline" onClick={() => openModal('logout')}>
            {t('signOut')}
          </Button>
        </Line>
      </Group>
    </div>
  );
}

function LanguageLine() {
  const t = useT('settings');
  const language = useLanguage();
  const name = KNOWN_LANGUAGES.find(({ tag }) => tag === language)?.name;
  return (
    <Line icon={Globe} title={t('language')} text={name ?? language}>
      <Button look="outline" onClick={() => openModal('language')}>
        {t('languageAction')}
      </Button>
    </Line>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-muted px-1 text-sm font-semibold">{title}</h2>
      <div className="bg-surface shadow-low divide-line flex flex-col divide-y rounded-2xl">{children}</div>
    </section>
  );
}

function Words({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <>
      <span className="bg-raised text-muted grid size-10 shrink-0 place-items-center rounded-xl">
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-medium">{title}</span>
        <span className="text-muted block text-sm text-pretty">{text}</span>
      </span>
    </>
  );
}

type LineProps = { icon: LucideIcon; title: string; text: string; children: ReactNode };

function Line({ icon, title, text, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
      <Words icon={icon} title={title} text={text} />
      {children}
    </div>
  );
}

type WayProps = {
  to: '/member/feedback' | '/service' | '/app' | '/member/limits' | '/member/securityCenter';
  icon: LucideIcon;
  name: 'feedback' | 'service' | 'app' | 'limits' | 'devices';
};

function Way({ to, icon, name }: WayProps) {
  const t = useT('settings');
  return (
    <Link
      to={to}
      className="hover:bg-raised flex items-center gap-4 px-4 py-3 -outline-offset-2 transition-colors duration-150 first:rounded-t-2xl last:rounded-b-2xl sm:px-5"
    >
      <Words icon={icon} title={t(`way.${name}`)} text={t(`wayText.${name}`)} />
      <ChevronRight size={20} aria-hidden="true" className="text-muted shrink-0" />
    </Link>
  );
}
