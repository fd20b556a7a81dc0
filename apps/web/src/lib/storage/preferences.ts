import { DEFAULT_LANGUAGE, LANGUAGES } from '@maidan/contract/languages.ts';
import type { Language } from '@maidan/contract/languages.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export type Preferences = { language: Language; theme: Theme };

export const LANGUAGE_COOKIE = 'maidan-language';
export const THEME_COOKIE = 'maidan-theme';
const ONE_YEAR_SECONDS = 31_536_000;

/** Cookies, because the server must know both before it draws the page: that is what keeps it from flashing. */
export function readPreferences(cookies: string, acceptLanguage = ''): Preferences {
  const language = cookieValue(cookies, LANGUAGE_COOKIE);
  const theme = cookieValue(cookies, THEME_COOKIE);
  return {
    language: LANGUAGES.find((known) => known === language) ?? preferredLanguage(acceptLanguage),
    theme: THEMES.find((known) => known === theme) ?? 'system',
  };
}

/** The language the page was drawn in. */
export function currentLanguage(): Language {
  if (typeof document === 'undefined') return DEFAULT_LANGUAGE;
  return LANGUAGES.find((known) => known === document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}

const themeListeners = new Set<() => void>();

export function onThemeChange(listener: () => void): () => void {
  themeListeners.add(listener);
  return () => themeListeners.delete(listener);
}

/** The choice as the page shows it: reading the cookie would ask another process, again and again while drawing. */
export function currentTheme(): Theme {
  return THEMES.find((known) => known === document.documentElement.dataset['theme']) ?? 'system';
}

/** What is seen now, when the choice is to follow the system. */
export function visibleTheme(): 'dark' | 'light' {
  const theme = currentTheme();
  if (theme !== 'system') return theme;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** The page comes anew from the server in the other language, at the same address. */
export function chooseLanguage(language: Language): void {
  writeCookie(LANGUAGE_COOKIE, language);
  window.location.reload();
}

export function chooseTheme(theme: Theme): void {
  writeCookie(THEME_COOKIE, theme);
  document.documentElement.dataset['theme'] = theme;
  for (const listener of themeListeners) listener();
}

function preferredLanguage(acceptLanguage: string): Language {
  for (const part of acceptLanguage.slice(0, 200).split(',')) {
    const wanted = part.trim().slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === wanted);
    if (known !== undefined) return known;
  }
  return DEFAULT_LANGUAGE;
}

function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
}
