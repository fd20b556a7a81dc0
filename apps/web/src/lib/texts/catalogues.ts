import type { Language } from '@maidan/contract/languages.ts';
import { fileOf } from './locale-file.ts';

/** What a language brings: the texts of a first visit, and the way to those that come later. English is the measure. */
export type Catalogue = typeof import('#locales/en/catalogue.ts');

const CATALOGUES = import.meta.glob<Catalogue>('../../locales/*/catalogue.ts');

/** One chunk per language: nobody carries another one's. */
export function readCatalogue(language: Language): Promise<Catalogue> {
  return fileOf(CATALOGUES, language);
}
