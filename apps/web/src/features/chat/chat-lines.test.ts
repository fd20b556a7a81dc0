import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, withNewest, withNews } from './chat-lines.ts';
import type { ChatData } from './chat-lines.ts';
import { sampleMessage, samplePage } from '#testing/sample-chat.ts';

const data = (): ChatData => ({
  pages: [samplePage([3, 4]), samplePage([1, 2])],
  pageParams: [null, 'older'],
});
const placesOf = (known: ChatData) => linesOf(known).map(({ place }) => place);
const news = (version: number) => ({
  version,
  message: sampleMessage(version),
  hidden: null,
  slowSeconds: null,
});

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
  const next = withNews(data(), { version: 5, message: null, hidden: 'm2', slowSeconds: null });
  expect(next === 'gap' ? [] : placesOf(next)).toEqual([1, 3, 4]);
});

test('[MSG-04] whoever is muted is not read, and is read again when shown', () => {
  const { author, name } = sampleMessage(1);
  const muted = withNewest(data(), () => ({ muted: [{ author, name, blocked: false }] }));
  expect(placesOf(muted)).toEqual([2, 4]);
  expect(placesOf(withNewest(muted, () => ({ muted: [] })))).toEqual([1, 2, 3, 4]);
});

test('[MSG-04] what was taken out goes from what answers it, and another pace reaches every page', () => {
  const { author, name } = sampleMessage(2);
  const quote = { id: 'm2', author, name, isBot: false, isStaff: false, text: 'line 2' };
  const answered = withNews(data(), { ...news(5), message: { ...sampleMessage(5), replyTo: quote } });
  const next =
    answered === 'gap'
      ? answered
      : withNews(answered, { version: 6, message: null, hidden: 'm2', slowSeconds: null });
  const slow =
    next === 'gap' ? next : withNews(next, { version: 7, message: null, hidden: null, slowSeconds: 30 });
  if (slow === 'gap') throw new Error('a number was missed');
  expect(linesOf(slow).map(({ replyTo }) => replyTo)).toEqual([null, null, null, { ...quote, text: null }]);
  expect(slow.pages[0]).toMatchObject({ slowSeconds: 30, version: 7 });
});

test('[MSG-04] however lines come, lost and again, what is read anew and what is heard make one order, each once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ drop: fc.boolean(), again: fc.boolean() }), { maxLength: 60 }),
      (ways) => {
        let known: ChatData = { pages: [samplePage([])], pageParams: [null] };
        for (const [index, { drop, again }] of ways.entries()) {
          const version = index + 1;
          if (drop && index < ways.length - 1) continue;
          for (const heard of again ? [news(version), news(version)] : [news(version)]) {
            const next = withNews(known, heard);
            // As the page does: what was missed is asked for, and the platform answers with all of it.
            known =
              next === 'gap'
                ? {
                    pages: [samplePage(Array.from({ length: version }, (_, at) => at + 1))],
                    pageParams: [null],
                  }
                : next;
          }
        }
        expect(placesOf(known)).toEqual(ways.map((_, index) => index + 1));
      },
    ),
  );
});
