import { DEFAULT_LANGUAGE } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/constants.ts';
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl';
import { use, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { messages as englishOfAccount } from '#locales/en/account.ts';
import type { messages as english } from '#locales/en/catalogue.ts';

type AccountMessages = typeof englishOfAccount;
export type Messages = typeof english;
export type Namespace = keyof Messages | keyof AccountMessages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages & AccountMessages;
  }
}

/** One chunk per language; loaded before the page hydrates, so that a text is never missing. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const loaded =
    language === 'bn' ? await import('#locales/bn/catalogue.ts') : await import('#locales/en/catalogue.ts');
  return loaded.messages;
}

const accountTexts = new Map<Language, Promise<AccountMessages>>();

/** Texts of login, registration and the member's own pages: no part of the first visit. */
function loadAccountTexts(language: Language): Promise<AccountMessages> {
  const known = accountTexts.get(language);
  if (known !== undefined) return known;
  const loading = (
    language === 'bn' ? import('#locales/bn/account.ts') : import('#locales/en/account.ts')
  ).then((loaded) => loaded.messages);
  accountTexts.set(language, loading);
  // A failed load is asked for again by the next who needs it.
  loading.catch(() => accountTexts.delete(language));
  return loading;
}

/** Whatever speaks the account's texts stands inside this; a Suspense above it waits for them. */
export function WithAccountTexts({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const known = useMessages();
  const account = use(loadAccountTexts(language));
  const messages = useMemo(() => ({ ...known, ...account }), [known, account]);
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Asia/Dhaka">
      {children}
    </IntlProvider>
  );
}

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
    <IntlProvider locale={language} messages={messages} timeZone="Asia/Dhaka">
      {children}
    </IntlProvider>
  );
}

/** `const t = useT('lobby'); t('hot-games')`. Keys are checked by the compiler. */
export function useT<N extends Namespace>(namespace: N) {
  return useTranslations<N>(namespace);
}

export function useLanguage(): Language {
  const locale = useLocale();
  return locale === 'bn' ? 'bn' : DEFAULT_LANGUAGE;
}
