import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@maidan/contract/languages.ts';
import type { Grammar } from './grammar.ts';
import type announcements from './en/announcements.json';
import type banners from './en/banners.json';
import type botLines from './en/bot-lines.json';
import type help from './en/help.json';
import type hotTitles from './en/hot-titles.json';
import type missions from './en/missions.json';
import type ownGames from './en/own-games.json';
import type pointRewards from './en/point-rewards.json';
import type rewards from './en/rewards.json';
import type vendors from './en/vendors.json';

/** Who of the team speaks (their place in it), how many minutes ago, and what. */
type ChatLine = readonly [person: number, minutesAgo: number, text: string];
type ChatRoom = { room: string; name: string; about: string; lines: readonly ChatLine[] };

/** What the sandbox is filled with, one file each in the folder of a language. */
export type SeedTexts = {
  announcements: typeof announcements;
  banners: typeof banners;
  'bot-lines': typeof botLines;
  chat: readonly ChatRoom[];
  help: typeof help;
  'hot-titles': typeof hotTitles;
  missions: typeof missions;
  'own-games': typeof ownGames;
  'point-rewards': typeof pointRewards;
  rewards: typeof rewards;
  vendors: typeof vendors;
};

/** Null where nobody has written it in this language: its readers read the default one. */
export function readSeedTexts<File extends keyof SeedTexts>(
  language: Language,
  file: File,
): SeedTexts[File] | null {
  const url = new URL(`./${language}/${file}.json`, import.meta.url);
  return existsSync(url) ? JSON.parse(readFileSync(url, 'utf8')) : null;
}

/** The words of titles, in the form that the grammar of the language asks for. */
export function readWords(language: string, file: 'words' | 'kinds'): unknown {
  return JSON.parse(readFileSync(new URL(`./${language}/${file}.json`, import.meta.url), 'utf8'));
}

export async function readGrammar(language: Language): Promise<Grammar | null> {
  if (!existsSync(new URL(`./${language}/grammar.ts`, import.meta.url))) return null;
  const { grammar } = (await import(`./${language}/grammar.ts`)) as { grammar: Grammar };
  return grammar;
}
