import type { Locator, Page } from '@playwright/test';
import type { Language } from '@maidan/contract/languages.ts';
import { word } from './words.ts';

/** Whose eyes a picture is taken with: `newcomer` is a visitor who has not closed the announcements yet. */
export const VIEWERS = [
  'visitor',
  'newcomer',
  'member',
  'fresh',
  'excluded',
  'trial',
  'agent',
  'downline',
] as const;
export type Viewer = (typeof VIEWERS)[number];
export type Look = { language: Language; theme: 'dark' | 'light'; width: 390 | 1440 };
export type Act = (page: Page, look: Look) => Promise<void>;

export type Shot = {
  name: string;
  who: Viewer;
  /** Asked for when the picture is taken where it depends on rows. */
  path: string | ((look: Look) => Promise<string>);
  /** What somebody does before the picture is taken. */
  act?: Act;
  /** The world is another one for this picture alone. */
  before?: () => Promise<unknown>;
  after?: () => Promise<unknown>;
  /** Where the picture makes no sense at the other width. */
  only?: 390 | 1440;
  /** The whole length of the page and not only the first view. */
  whole?: boolean;
};

export const of = (who: Viewer, paths: Record<string, string>, whole = false): Shot[] =>
  Object.entries(paths).map(([name, path]) => ({ name: `${who}-${name}`, who, path, whole }));

/** One page, and what somebody does on it, under several names. */
export const on = (who: Viewer, path: Shot['path'], acts: Record<string, Act>): Shot[] =>
  Object.entries(acts).map(([name, act]) => ({ name: `${who}-${name}`, who, path, act }));

const button = (page: Page | Locator, { language }: Look, key: string, args?: Record<string, string>) =>
  page.getByRole('button', { name: word(language, key, args), exact: true }).filter({ visible: true });

export const press =
  (key: string, args?: Record<string, string>): Act =>
  async (page, look) => {
    await button(page, look, key, args).first().click();
  };

/** Presses, and waits for what opens, over another one too. */
export const modal =
  (key: string, args?: Record<string, string>): Act =>
  async (page, look) => {
    const open = page.getByRole('dialog');
    const before = await open.count();
    await press(key, args)(page, look);
    await open.nth(before).waitFor();
  };

/** Presses a button of the dialog that is open, as somebody who has filled nothing in. */
export const inDialog =
  (key: string): Act =>
  async (page, look) => {
    await button(page.getByRole('dialog').last(), look, key).first().click();
  };

export const fill =
  (key: string, text: string): Act =>
  async (page, { language }) => {
    await page.getByLabel(word(language, key), { exact: true }).filter({ visible: true }).first().fill(text);
  };

export const pressText =
  (key: string): Act =>
  async (page, { language }) => {
    await page.getByText(word(language, key), { exact: true }).filter({ visible: true }).last().click();
  };

export const both =
  (...acts: Act[]): Act =>
  async (page, look) => {
    for (const act of acts) await act(page, look);
  };

export const onPhone =
  (act: Act): Act =>
  async (page, look) => {
    if (look.width === 390) await act(page, look);
  };

export const hoverMenu =
  (path: string): Act =>
  async (page) => {
    await page.locator(`header nav a[href="${path}"]`).first().hover();
    await page.locator('header .drop-menu').waitFor();
  };

/** The key is heard once what listens has come. */
export const search =
  (text: string): Act =>
  async (page) => {
    const field = page.getByRole('dialog').getByRole('combobox');
    for (let tries = 0; tries < 20 && !(await field.isVisible()); tries += 1) {
      await page.keyboard.press('Control+k');
      await field.waitFor({ timeout: 1000 }).catch(() => undefined);
    }
    if (text === '') return;
    const answered = page.waitForResponse((one) => one.url().includes('MAIDAN_search'));
    await field.fill(text);
    await answered;
  };
