import { DEFAULT_LANGUAGE, languageFacts } from '@maidan/contract/languages.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { IntlProvider, useMessages, useTranslations } from 'use-intl';
import { createContext, use, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { messages as englishOfChat } from '#locales/en/chat.ts';
import type { messages as englishOfDownline } from '#locales/en/downline.ts';
import type { messages as englishOfGame } from '#locales/en/game.ts';
import type { messages as englishOfMeasuring } from '#locales/en/measuring.ts';
import type { messages as englishOfPay } from '#locales/en/pay.ts';
import type { messages as englishOfPromotions } from '#locales/en/promotions.ts';
import type { messages as englishOfMissions } from '#locales/en/missions.ts';
import type { messages as englishOfNotices } from '#locales/en/notices.ts';
import type { messages as englishOfReferral } from '#locales/en/referral.ts';
import type { messages as englishOfSearch } from '#locales/en/search.ts';
import type { messages as englishOfSimulator } from '#locales/en/simulator.ts';
import type { messages as englishOfStatus } from '#locales/en/status.ts';
import type { messages as englishOfTeamReports } from '#locales/en/team-reports.ts';
import { readCatalogue } from './catalogues.ts';
import type { Catalogue } from './catalogues.ts';

export type Messages = Catalogue['messages'];
type Late = Catalogue['late'];
type Loaded<Name extends keyof Late> = Awaited<ReturnType<Late[Name]>>['messages'];
type LateMessages = Loaded<'account'> &
  Loaded<'help'> &
  Loaded<'lists'> &
  Loaded<'news'> &
  Loaded<'protection'> &
  typeof englishOfChat &
  typeof englishOfDownline &
  typeof englishOfGame &
  typeof englishOfMeasuring &
  typeof englishOfPay &
  typeof englishOfPromotions &
  typeof englishOfMissions &
  typeof englishOfNotices &
  typeof englishOfReferral &
  typeof englishOfSearch &
  typeof englishOfSimulator &
  typeof englishOfStatus &
  typeof englishOfTeamReports;
export type Namespace = keyof Messages | keyof LateMessages;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages & LateMessages;
  }
}

/** Loaded before the page hydrates, so that a text is never missing. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  return (await readCatalogue(language)).messages;
}

type LateFile = { messages: object };

/** Whatever speaks texts that come later stands inside such a part; a Suspense above it waits for them. */
export function lateTexts(read: (language: Language) => Promise<LateFile>) {
  const known = new Map<Language, Promise<LateFile>>();
  const load = (language: Language): Promise<LateFile> => {
    const loading = known.get(language) ?? read(language);
    if (known.get(language) === loading) return loading;
    known.set(language, loading);
    loading.then(
      // Marked the way React marks what it has waited for: from now on `use` answers at once, on the server too.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      // A failed load is asked for again by the next who needs it.
      () => known.delete(language),
    );
    return loading;
  };
  /** For loaders: the server draws in one go, so the texts of a page it draws must be here before. */
  const ahead = (language: Language): Promise<void> =>
    load(language).then(
      () => undefined,
      () => undefined,
    );
  function WithLateTexts({ children }: { children: ReactNode }) {
    const language = useLanguage();
    const early = useMessages();
    // Always asked, also when they are here: a hook that is left out after a wait makes React draw everything anew.
    const { messages: late } = use(load(language));
    const messages = useMemo(() => ({ ...early, ...late }), [early, late]);
    return (
      <Texts language={language} messages={messages}>
        {children}
      </Texts>
    );
  }
  return Object.assign(WithLateTexts, { ahead });
}

/** Texts that pages of a first visit lead to: each language knows its own. Those of one place alone are read there. */
const ofCatalogue = (name: keyof Late) =>
  lateTexts(async (language): Promise<LateFile> => (await readCatalogue(language)).late[name]());

/** Login, registration and the member's own pages: no part of the first visit. */
export const WithAccountTexts = ofCatalogue('account');

/** Filters, orders and pages of a list of games. */
export const WithListTexts = ofCatalogue('lists');

/** Help and ways to reach people. */
export const WithHelpTexts = ofCatalogue('help');

/** What the house tells. */
export const WithNewsTexts = ofCatalogue('news');

/** Limits, breaks, and the pages around them. */
export const WithProtectionTexts = ofCatalogue('protection');

let active: Messages['errors'] | undefined;

/** Texts that are needed outside React: why a call did not come through. */
export function clientErrorText(key: keyof Messages['errors']): string {
  return active?.[key] ?? key;
}

type LanguageProviderProps = { language: Language; messages: Messages; children: ReactNode };

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  useEffect(() => {
    active = messages.errors;
  }, [messages]);
  return (
    <LanguageContext value={language}>
      <Texts language={language} messages={messages}>
        {children}
      </Texts>
    </LanguageContext>
  );
}

function Texts({ language, messages, children }: LanguageProviderProps) {
  return (
    <IntlProvider locale={languageFacts(language).locale} messages={messages} timeZone="Asia/Dhaka">
      {children}
    </IntlProvider>
  );
}

/** `const t = useT('lobby'); t('hot-games')`. Keys are checked by the compiler. */
export function useT<N extends Namespace>(namespace: N) {
  return useTranslations<N>(namespace);
}

export function useLanguage(): Language {
  return use(LanguageContext);
}
