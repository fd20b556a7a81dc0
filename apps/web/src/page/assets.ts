import type { Language } from '@maidan/contract/languages.ts';

/** Vite's manifest, as far as it is used here. */
export type Manifest = Record<string, { file: string; name?: string; isEntry?: boolean; imports?: string[] }>;

/** What a page must name in its head. Paths are absolute. */
export type PageAssets = {
  entry: string;
  /** The whole stylesheet, written into the page; empty while developing, where Vite brings it. */
  css: string;
  /** Of the site's Latin letters; empty while developing. */
  font: string;
  /** Scripts that will surely be needed, fetched beside the entry instead of after it. */
  preloads(language: Language, routeIds: readonly string[]): string[];
};

const ENTRY = 'src/main.tsx';
const FONT = /url\((\/assets\/inter-latin[^)]+)\)/;
const SPLIT_ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component/;

export function readAssets(manifest: Manifest, css: string): PageAssets {
  const chunkOfRoute = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const file = SPLIT_ROUTE.exec(key)?.[1];
    if (file !== undefined) chunkOfRoute.set(routeIdOf(file), key);
  }
  return {
    entry: `/${manifest[ENTRY]?.file ?? ''}`,
    css,
    font: FONT.exec(css)?.[1] ?? '',
    preloads(language, routeIds) {
      const routes = routeIds.flatMap((id) => chunkOfRoute.get(withoutEndSlash(id)) ?? []);
      const keys = [ENTRY, `src/locales/${language}/catalogue.ts`, ...routes];
      return [...new Set(keys.flatMap((key) => filesOf(manifest, key)))];
    },
  };
}

/** The paths of a chunk and of everything it imports at once. */
export function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [
    `/${chunk.file}`,
    ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen)),
  ];
}

/** `member.bets` and `member/bets` are the route `/member/bets`; `index` is its folder. */
function routeIdOf(file: string): string {
  return withoutEndSlash(`/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '')}`);
}

function withoutEndSlash(id: string): string {
  return id.length > 1 ? id.replace(/\/$/, '') : id;
}
