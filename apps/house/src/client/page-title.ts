import type { Language } from '@maidan/contract/languages.ts';
import { rulesOf } from '@maidan/games/rules.ts';

export function manifestTitle(gameCode: string, language: Language): string {
  return rulesOf(gameCode)?.manifest.name[language] ?? 'Maidan';
}
