import { DEFAULT_LANGUAGE } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/constants.ts';
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { messages as english } from '#locales/en/catalogue.ts';

export type Messages = typeof english;
export type Namespace = keyof Messages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}

/** One chunk per language; loaded before the page hydrates, so that a text is never missing. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const loaded =
    language === 'bn' ? await import('#locales/bn/catalogue.ts') : await import('#locales/en/catalogue.ts');
  return loaded.messages;
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
