import { languageFacts } from '@maidan/contract/languages.ts';
import { Button } from '@maidan/ui/button.tsx';
import {
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
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { ThemeChoice } from '#lib/widgets/theme-choice.tsx';
import { ActionLine, WayGroup, WayLine } from '#lib/widgets/way-list.tsx';

/** MEM-13: everything that can be set, or asked, in one place. Who it is about comes from outside. */
export function SettingsPage({ profile, notices }: { profile?: ReactNode; notices?: ReactNode }) {
  const t = useT('settings');
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted text-pretty">{t('intro')}</p>
      </div>
      {profile}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <WayGroup title={t('look')}>
          <ActionLine icon={SunMoon} title={t('theme')} text={t('themeText')}>
            <div className="w-full sm:w-44">
              <ThemeChoice />
            </div>
          </ActionLine>
          <LanguageLine />
        </WayGroup>
        <WayGroup title={t('safety')}>
          <Way to="/member/limits" icon={ShieldCheck} name="limits" />
          <Way to="/member/securityCenter" icon={MonitorSmartphone} name="devices" />
          <ActionLine icon={LogOut} title={t('signOut')} text={t('signOutText')}>
            <Button look="outline" onClick={() => openModal('logout')}>
              {t('signOut')}
            </Button>
          </ActionLine>
        </WayGroup>
        {notices}
        <WayGroup title={t('help')}>
          <Way to="/member/feedback" icon={MessageSquareText} name="feedback" />
          <Way to="/service" icon={Headset} name="service" />
          <Way to="/app" icon={Smartphone} name="app" />
        </WayGroup>
      </div>
    </div>
  );
}

function LanguageLine() {
  const t = useT('settings');
  const { name } = languageFacts(useLanguage());
  return (
    <ActionLine icon={Globe} title={t('language')} text={name}>
      <Button look="outline" onClick={() => openModal('language')}>
        {t('languageAction')}
      </Button>
    </ActionLine>
  );
}

type WayProps = {
  to: string;
  icon: LucideIcon;
  name: 'feedback' | 'service' | 'app' | 'limits' | 'devices';
};

function Way({ name, ...way }: WayProps) {
  const t = useT('settings');
  return <WayLine {...way} title={t(`way.${name}`)} text={t(`wayText.${name}`)} />;
}
