import { hasTwice, type Grammar, type KindList, type Word, type WordList } from '#sandbox/texts/grammar.ts';
import { readWords } from '#sandbox/texts/read-texts.ts';

/**
 * A noun, alone, after a number (`plural`) and before का (`oblique`): मछुआरा is मछुआरे. `number`: plural as it stands; `compound`:
 * its form before another noun. An adjective that agrees has a `feminine` and a `plural`.
 */
type HindiWord = {
  hi: string;
  gender?: 'm' | 'f';
  number?: 'pl';
  plural?: string;
  oblique?: string;
  compound?: string;
  feminine?: string;
};
type Kind = { hi: string; gender: 'm' | 'f'; number?: 'pl' };

const WORDS = readWords('hi', 'words') as Record<WordList, Record<string, HindiWord>>;
const KINDS = readWords('hi', 'kinds') as Record<KindList, Record<string, Kind>>;

function hindi({ list, id }: Word): HindiWord {
  const word = WORDS[list][id];
  if (word === undefined) throw new Error(`${id} has no Hindi word`);
  return word;
}

function kindNamed(list: KindList, id: string): Kind {
  const kind = KINDS[list][id];
  if (kind === undefined) throw new Error(`${id} has no Hindi word`);
  return kind;
}

type Possessed = Pick<HindiWord, 'hi' | 'gender' | 'number'>;

/** का, की or के by what is owned: राजा का मुकुट, राजा की नाव, राजा के पासे. */
function genitive(owner: HindiWord, owned: Possessed): string {
  const masculine = owned.number === 'pl' ? 'के' : 'का';
  return `${owner.oblique ?? owner.hi} ${owned.gender === 'f' ? 'की' : masculine} ${owned.hi}`;
}

/** सुनहरा बाघ, सुनहरी लोमड़ी, सुनहरे पासे. */
function agreeing(adjective: HindiWord, noun: Possessed): string {
  const masculine = noun.number === 'pl' ? adjective.plural : undefined;
  const form = noun.gender === 'f' ? adjective.feminine : masculine;
  return `${form ?? adjective.hi} ${noun.hi}`;
}

/** "Padma Fishing" is पद्मा का मछली शिकार, "Owl Flight" उल्लू की उड़ान, but "Padma Roulette" is पद्मा रूलेट. */
const AFTER_A_GENITIVE: ReadonlySet<KindList> = new Set(['fish', 'draws', 'crash']);
const ADJECTIVES: ReadonlySet<WordList> = new Set(['adjectives', 'livingAdjectives']);
const SMALL = new Set(['का', 'की', 'के', 'और']);

const ofFirst = (first: Word, second: Word): string => genitive(hindi(first), hindi(second));
const ofSecond = (first: Word, second: Word): string => genitive(hindi(second), hindi(first));

export const grammar: Grammar = {
  before: (adjective, noun) => agreeing(hindi(adjective), hindi(noun)),
  owned: ofFirst,
  ofPlace: ofSecond,
  inPlace: ofFirst,
  together: (creature, thing) => `${hindi(creature).hi} और ${hindi(thing).hi}`,
  counted: (number, noun) => `${hindi(number).hi} ${hindi(noun).plural ?? hindi(noun).hi}`,
  atTime: ofFirst,
  headed: ofSecond,
  kind: (list, id) => kindNamed(list, id).hi,
  kindAfter: (word, list, id) => {
    const [first, kind] = [hindi(word), kindNamed(list, id)];
    if (ADJECTIVES.has(word.list)) return agreeing(first, kind);
    return AFTER_A_GENITIVE.has(list) ? genitive(first, kind) : `${first.compound ?? first.hi} ${kind.hi}`;
  },
  repeats: (title) => hasTwice(title.split(' '), SMALL),
};
