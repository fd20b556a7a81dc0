import { everyTextOf } from '@maidan/contract/local-text.ts';
import { expect, test } from 'vitest';
import { BANNERS } from './banners.ts';
import { CHAT_ROOMS } from './chat.ts';
import { ANNOUNCEMENTS } from './content.ts';
import { HELP_ARTICLES } from './help.ts';

const TEXTS: readonly string[] = [
  ...[...ANNOUNCEMENTS, ...HELP_ARTICLES].flatMap(({ title, content }) => [title, content]),
  ...BANNERS.flatMap(({ title, subtitle }) => [title, subtitle]),
]
  .flatMap(everyTextOf)
  .concat(CHAT_ROOMS.flatMap(({ about, lines }) => [about, ...lines.map(([, , text]) => text)]));

const found = (pattern: RegExp): string[] =>
  TEXTS.flatMap((text) => [...text.matchAll(pattern)].map(([, hit = '']) => hit));

/** What the site does not have yet. Whoever builds it takes its word out of this list. */
const NOT_HERE =
  /\b(referral|bring a friend|invite (a )?friends?|point mall|points|missions?|rebate|live tables?|tournament)\b|(রেফারেল|বন্ধুকে আন|পয়েন্ট|মিশন|রিবেট|টুর্নামেন্ট)/i;

test('[MSG-01] nothing is promised that the site does not have', () => {
  expect(TEXTS.filter((text) => NOT_HERE.test(text))).toEqual([]);
});

/** A category that would open later: by the words that the lobby has for it, and others. */
const LATER =
  /\b(opens?|opening|coming|available|starts?) (very )?soon\b|\bsoon (opens?|to open|be open)|not open(ed)? yet|শিগগির|শীঘ্র|अभी नहीं खुल|जल्द (ही )?(आ|खुल|शुरू)/i;

test('[CAT-01] no help text and no news says of anything that it opens soon', () => {
  for (const said of ['Live tables open soon.', 'Coming soon', 'শিগগিরই আসছে', 'जल्द आ रहा है'])
    expect(said).toMatch(LATER);
  expect(TEXTS.filter((text) => LATER.test(text))).toEqual([]);
});

test('[MSG-01] only our own games are said to be sealed before the bet', () => {
  const claims = TEXTS.filter((text) =>
    /before (you|the) bet|বাজি(র| ধরার) আগেই/.test(text.replace(/first bet|প্রথম বাজির/g, '')),
  );
  expect(claims.length).toBeGreaterThan(4);
  const unbounded = claims.filter((text) => !/own games|নিজস্ব গেম/.test(text));
  expect(unbounded).toEqual(['Sealed before you bet', 'বাজির আগেই সিল করা']);
});

test('[RTE-06] every article and picture a text leads to is there', () => {
  const articles = new Set<string>(HELP_ARTICLES.map(({ id }) => id));
  expect(found(/href="\/help#([^"]+)"/g).filter((id) => !articles.has(id))).toEqual([]);
  const banners = new Set<string>(BANNERS.map(({ id }) => id));
  expect(found(/src="\/media\/banner\/([a-z0-9]+)-640\.webp"/g).filter((id) => !banners.has(id))).toEqual([]);
});
