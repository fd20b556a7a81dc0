/**
 * Passwords that are tried first. Not one long list: most of the known lists are a few hundred words with an ending, a
 * walk over the keyboard, or a repetition, and are recognised by how they are made.
 */
const WORDS = new Set(
  `password passwort passcode pass word secret login admin administrator root user guest test tester testing demo sample
   default changeme letmein welcome hello iloveyou loveyou lovely love babygirl baby princess prince angel sunshine
   shadow master monkey dragon tiger lion eagle falcon phoenix hunter ranger killer ninja samurai warrior knight soldier
   football baseball basketball cricket soccer hockey tennis superman batman spiderman ironman pokemon naruto starwars
   matrix mustang ferrari porsche corvette mercedes toyota honda yamaha harley jordan michael michelle jennifer jessica
   daniel andrew joshua matthew anthony robert thomas charlie george harry william david richard ashley amanda nicole
   hannah sophie samantha computer internet google facebook youtube twitter whatsapp instagram android apple iphone
   samsung nokia windows linux microsoft freedom forever flower butterfly chocolate cookie banana orange cherry
   pepper ginger summer winter spring autumn monday friday sunday january december purple yellow silver golden diamond
   money dollar lucky winner jackpot casino poker slots betting roulette blackjack gambler player gamer trustno access
   whatever nothing something qazwsx zaqxsw asdf qwer zxcv abcd abc xyz
   bangladesh dhaka chittagong chattogram sylhet khulna rajshahi barisal comilla noakhali rangpur bangla bengal
   bengali shakib tamim mushfiq mashrafe messi neymar ronaldo argentina brazil india pakistan allah bismillah
   alhamdulillah islam muhammad mohammad mohammed ahmed hasan hussain rahman rahim karim fatima ayesha amarsona
   amardesh valobasha bhalobasha tumiamar amitumi`
    .trim()
    .split(/\s+/),
);

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmik',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
];
const backwards = (text: string) => Array.from(text).toReversed().join('');
const WALKS = ROWS.flatMap((row) => [row, backwards(row)]);
/** So much of an ending makes no word a good password; more than that may. */
const LONGEST_ENDING = 5;

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const unleet = (text: string) => text.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign);

type Known = { listed: readonly string[]; username?: string | undefined };

export function isWeakPassword(password: string, { listed, username }: Known): boolean {
  const text = plain(password);
  if (listed.some((entry) => plain(entry) === text)) return true;
  if (username !== undefined && isAround(text, plain(username))) return true;
  return isRepetition(text) || isWalk(text) || isWordWithEnding(text);
}

/** The own name, also backwards, with a little around it. */
function isAround(text: string, name: string): boolean {
  if (name.length < 4) return text === name;
  const names = [name, backwards(name)];
  return names.some((one) => text.includes(one) && text.length - one.length <= LONGEST_ENDING);
}

/** One piece again and again: 11111111, abcabcabc. */
function isRepetition(text: string): boolean {
  for (let size = 1; size <= Math.min(4, text.length / 2); size += 1) {
    const piece = text.slice(0, size);
    if (piece.repeat(Math.ceil(text.length / size)).slice(0, text.length) === text) return true;
  }
  return false;
}

/** Along the alphabet, the digits or the keyboard, in up to three walks: abc12345, qwertyuiop, 1q2w3e4r. */
function isWalk(text: string): boolean {
  let rest = text;
  for (let walks = 0; walks < 3 && rest !== ''; walks += 1) {
    const length = longestWalk(rest);
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return rest === '';
}

function longestWalk(text: string): number {
  for (let length = text.length; length >= 3; length -= 1) {
    const start = text.slice(0, length);
    if (WALKS.some((row) => row.includes(start))) return length;
  }
  return 0;
}

/** A word that everybody knows, with digits or signs around it: Dragon2024!, p@ssw0rd1. */
function isWordWithEnding(text: string): boolean {
  const endings = /^([^a-z]*)(.*?)([^a-z]*)$/.exec(text);
  const [, before = '', word = '', after = ''] = endings ?? [];
  if (before.length + after.length > LONGEST_ENDING && !isWalk(before + after)) return false;
  return (
    WORDS.has(word) ||
    WORDS.has(unleet(text)) ||
    WORDS.has(unleet(`${word}${after}`).replace(/[^a-z]+$/, '')) ||
    WORDS.has(unleet(word))
  );
}

/** PWD-05: six digits that are tried first: all alike, in a row, or one pair again and again. */
export function isWeakPin(pin: string): boolean {
  return isRepetition(pin) || isWalk(pin);
}
