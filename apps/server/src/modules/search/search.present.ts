import type { GameCategory } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { everyTextOf, textIn } from '@maidan/contract/local-text.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { search as operation } from '@maidan/contract/search/search.ts';
import { posterAddress, vendorMarkAddress } from '#modules/media/picture-address.ts';
import type { Answer } from './look-up.ts';
import { marksOf } from './marks.ts';
import type { SearchEntry } from './read-entries.ts';

type Found = ResponseOf<typeof operation>;

const GAMES_SHOWN = 12;
const OTHERS_SHOWN = 4;
const LETTERS_THAT_MEAN = 4;

/** The best of each kind, in the language asked for, with the places that were found. */
export function presentFound(
  { entries }: { entries: readonly SearchEntry[] },
  { documents, good, nearest }: Answer,
  text: string,
  language: Language,
): Found {
  const shown: Found = { games: [], vendors: [], pages: [], help: [], totals: [], nearest };
  const totals = new Map<GameCategory, number>();
  for (const [place, document] of documents.entries()) {
    const entry = entries[document];
    if (entry === undefined) continue;
    // Guesses are shown after what was really found, but not counted with it.
    if (entry.kind === 'game' && !nearest && (good === 0 || place < good))
      totals.set(entry.item.category, (totals.get(entry.item.category) ?? 0) + 1);
    show(shown, entry, text, language);
  }
  shown.totals = [...totals]
    .map(([gameType, total]) => ({ gameType, total }))
    .toSorted((one, other) => other.total - one.total);
  return shown;
}

function show(shown: Found, entry: SearchEntry, text: string, language: Language): void {
  const displayName = textIn(entry.name, language);
  const marked = () => ({ displayName, marks: marksOf(displayName, text) });
  if (entry.kind === 'game') {
    if (shown.games.length < GAMES_SHOWN) shown.games.push(presentGame(entry, text, language));
  } else if (entry.kind === 'vendor') {
    if (shown.vendors.length >= OTHERS_SHOWN) return;
    const { code, category, gameCount, open } = entry.item;
    const lagerIcon = vendorMarkAddress(code);
    shown.vendors.push({ vassalage: code, gameType: category, gameCount, lagerIcon, open, ...marked() });
  } else {
    const list = entry.kind === 'page' ? shown.pages : shown.help;
    if (list.length >= OTHERS_SHOWN || !isMeant(entry, text)) return;
    list.push({ path: entry.item.path, needs: entry.item.needs, ...marked() });
  }
}

/** The first letters of a word inside an article are no reason to show it. */
function isMeant({ name }: SearchEntry, text: string): boolean {
  return text.length >= LETTERS_THAT_MEAN || everyTextOf(name).some((one) => marksOf(one, text).length > 0);
}

function presentGame(
  { item, name }: SearchEntry & { kind: 'game' },
  text: string,
  language: Language,
): Found['games'][number] {
  const displayName = textIn(name, language);
  const others = everyTextOf(name).filter((one) => one !== displayName);
  const marks = marksOf(displayName, text);
  return {
    nodeId: item.nodeId,
    displayName,
    vassalage: item.vendorCode,
    vendorName: textIn(item.vendorName, language),
    gameType: item.category,
    gameCode: item.gameCode,
    gameClassify: item.classify,
    iconUrl: posterAddress(item.nodeId, 240, language),
    lagerIcon: posterAddress(item.nodeId, 480, language),
    hot: item.hotRank !== null,
    isNew: item.isNew,
    open: item.open,
    maintenance: item.maintenance,
    marks,
    alsoCalled: marks.length > 0 ? null : (others.find((one) => marksOf(one, text).length > 0) ?? null),
  };
}
