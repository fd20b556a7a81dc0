import { expect, test } from 'vitest';
import { linesOf, withNewest, withNews } from './chat-lines.ts';
import type { ChatData } from './chat-lines.ts';
import { sampleMessage, samplePage } from '#testing/sample-chat.ts';

const data = (): ChatData => ({
  pages: [samplePage([3, 4]), samplePage([1, 2])],
  pageParams: [null, 'older'],
});
const placesOf = (known: ChatData) => linesOf(known).map(({ place }) => place);
const news = (version: number) => ({ version, message: sampleMessage(version), hidden: null });

test('[MSG-04] the next number is taken in, an old one changes nothing, and a missed one is noticed', () => {
  const next = withNews(data(), news(5));
  if (next === 'gap') throw new Error('the next number was taken for a gap');
  expect(placesOf(next)).toEqual([1, 2, 3, 4, 5]);
  expect(withNews(next, news(5))).toBe(next);
  expect(withNews(next, news(3))).toBe(next);
  expect(withNews(next, news(7))).toBe('gap');
  expect(withNews({ pages: [], pageParams: [] }, news(1))).toBe('gap');
});

test('[MSG-04] a hidden line leaves whichever page it stands on', () => {
  const next = withNews(data(), { version: 5, message: null, hidden: 'm2' });
  expect(next === 'gap' ? [] : placesOf(next)).toEqual([1, 3, 4]);
});

test('[MSG-04] whoever is muted is not read, and is read again when shown', () => {
  const { author, name } = sampleMessage(1);
  const muted = withNewest(data(), () => ({ muted: [{ author, name }] }));
  expect(placesOf(muted)).toEqual([2, 4]);
  expect(placesOf(withNewest(muted, () => ({ muted: [] })))).toEqual([1, 2, 3, 4]);
});
