import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl';
import { use, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { messages as englishOfAccount } from '#locales/en/account.ts';
import type { messages as englishOfChat } from '#locales/en/chat.ts';
import type { messages as english } from '#locales/en/catalogue.ts';
import type { messages as englishOfGame } from '#locales/en/game.ts';
import type { messages as englishOfHelp } from '#locales/en/help.ts';
import type { messages as englishOfLists } from '#locales/en/lists.ts';
import type { messages as englishOfMeasuring } from '#locales/en/measuring.ts';
import type { messages as englishOfNews } from '#locales/en/news.ts';
import type { messages as englishOfProtection } from '#locales/en/protection.ts';
import type { messages as englishOfSearch } from '#locales/en/search.ts';
import type englishOfStatus from '#locales/en/status.json';
import { LOCALES } from './locale.ts';
import type { Locale } from './locale.ts';

export type Messages = typeof english;
type LateMessages = typeof englishOfAccount &
  typeof englishOfChat &
  typeof englishOfGame &
  typeof englishOfHelp &
  typeof englishOfLists &
  typeof englishOfMeasuring &
  typeof englishOfNews &
  typeof englishOfProtection &
  typeof englishOfSearch & { status: typeof englishOfStatus };
export type Namespace = keyof Messages | keyof LateMessages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages & LateMessages;
  }
}

/** One chunk per language; loaded before the page hydrates, so that a text is never missing. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const loaded =
    language === 'bn' ? await import('#locales/bn/catalogue.ts') : await import('#locales/en/catalogue.ts');
  return loaded.messages;
}

type Loaders<Texts> = Record<Language, () => Promise<{ messages: Texts }>>;

/** Whatever speaks texts that come later stands inside such a part; a Suspense above it waits for them. */
function lateTexts<Texts extends object>(loaders: Loaders<Texts>) {
  const known = new Map<Language, Promise<{ messages: Texts }>>();
  const load = (language: Language): Promise<{ messages: Texts }> => {
    const loading = known.get(language) ?? loaders[language]();
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
      <IntlProvider locale={LOCALES[language]} messages={messages} timeZone="Asia/Dhaka">
        {children}
      </IntlProvider>
    );
  }
  return Object.assign(WithLateTexts, { ahead });
}

/** Login, registration and the member's own pages: no part of the first visit. */
export const WithAccountTexts = lateTexts({
  en: () => import('#locales/en/account.ts'),
  bn: () => import('#locales/bn/account.ts'),
});

/** Filters, orders and pages of a list of games. */
export const WithListTexts = lateTexts({
  en: () => import('#locales/en/lists.ts'),
  bn: () => import('#locales/bn/lists.ts'),
});

/** Around a game that is open. */
export const WithGameTexts = lateTexts({
  en: () => import('#locales/en/game.ts'),
  bn: () => import('#locales/bn/game.ts'),
});

/** Help and ways to reach people. */
export const WithHelpTexts = lateTexts({
  en: () => import('#locales/en/help.ts'),
  bn: () => import('#locales/bn/help.ts'),
});

/** What the house tells. */
export const WithNewsTexts = lateTexts({
  en: () => import('#locales/en/news.ts'),
  bn: () => import('#locales/bn/news.ts'),
});

/** Whether visits may be measured. */
export const WithMeasuringTexts = lateTexts({
  en: () => import('#locales/en/measuring.ts'),
  bn: () => import('#locales/bn/measuring.ts'),
});

/** Limits, breaks, and the pages around them. */
export const WithProtectionTexts = lateTexts({
  en: () => import('#locales/en/protection.ts'),
  bn: () => import('#locales/bn/protection.ts'),
});

export const WithSearchTexts = lateTexts({
  en: () => import('#locales/en/search.ts'),
  bn: () => import('#locales/bn/search.ts'),
});

/** What members are told and tell each other. */
export const WithChatTexts = lateTexts({
  en: () => import('#locales/en/chat.ts'),
  bn: () => import('#locales/bn/chat.ts'),
});

let active: Messages['errors'] | undefined;

/** Texts that are needed outside React: why a call did not come through. */
export function clientErrorText(key: keyof Messages['errors']): string {
  return active?.[key] ?? key;
}

type LanguageProviderProps = { language: Language; messages: Messages; children: ReactNode };

export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  useEffect(() => {
    active = messages.errors;
  }, [messages]);
  return (
    <IntlProvider locale={LOCALES[language]} messages={messages} timeZone="Asia/Dhaka">
      {children}
    </IntlProvider>
  );
}

/** `const t = useT('lobby'); t('hot-games')`. Keys are checked by the compiler. */
export function useT<N extends Namespace>(namespace: N) {
  return useTranslations<N>(namespace);
}

export function useLanguage(): Language {
  return useLocale() === LOCALES.bn ? 'bn' : DEFAULT_LANGUAGE;
}
