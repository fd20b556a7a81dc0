import { readRichText, richImage, richLink, type RichNode } from '@maidan/contract/messages/rich-text.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BAD_ADDRESSES, XSS_CORPUS } from '#testing/xss-corpus.ts';
import { cleanRichText } from './clean-rich-text.ts';

const OWN = ['maidan.example'];
const clean = (text: string) => cleanRichText(text, OWN);

/** The whole stored form: whatever is not made of these is not stored. */
const STORED =
  /^(?:[^<>&]|&(?:amp|lt|gt|quot|#39|nbsp);|<\/?(?:p|b|i|u|ul|ol|li|h2|h3|h4)>|<br>|<\/a>|<a href="(?:\/|https:\/\/|mailto:|tel:)[^"<>]*">|<img src="\/media\/[a-z0-9/_-]+\.(?:webp|png|jpg)(?:\?v=[a-z0-9]+)?" alt="[^"<>]*">)*$/i;

const addresses = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [
          ...(node.href === undefined ? [] : [node.href]),
          ...(node.src === undefined ? [] : [node.src]),
          ...addresses(node.children),
        ],
  );

test('[MSG-06] nothing of the corpus is stored but words, allowed tags and addresses that may be opened', () => {
  expect(XSS_CORPUS.length).toBeGreaterThanOrEqual(1_000);
  expect(XSS_CORPUS.filter((text) => !STORED.test(clean(text)))).toEqual([]);
  const kept = XSS_CORPUS.flatMap((text) => addresses(readRichText(clean(text))));
  expect(kept.filter((address) => richLink(address, OWN) === null && richImage(address) === null)).toEqual(
    [],
  );
});

test.each(BAD_ADDRESSES)('[MSG-06] a link to %j is left as its words', (address) => {
  expect(clean(`<a href="${address.replaceAll('"', '&quot;')}">words</a>`)).toBe('<p>words</p>');
});

test('[MSG-06] cleaning what is clean changes nothing, whatever was written', () => {
  const pieces = fc.constantFrom(
    ...XSS_CORPUS,
    '<p>',
    '</p>',
    '<b>',
    '</ul>',
    '<li>',
    ' words ',
    '&',
    '<',
    '"',
    '\n\n',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
      const once = clean(parts.join(''));
      expect(STORED.test(once)).toBe(true);
      expect(clean(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});

test('[MSG-06] what the house may write with stays: paragraphs, headings, lists, emphasis, links, pictures, line breaks', () => {
  const text =
    '<h2>Head</h2><p>One <b>two</b> <i>three</i> <u>four</u><br>five</p><ul><li>a</li><li>b</li></ul>' +
    '<p><a href="/help#terms">in</a> <a href="https://t.me/maidan">out</a> <a href="https://play.maidan.example/x">own</a></p>' +
    '<p><img src="/media/banner/home1-640.webp?v=3a" alt="Kites"></p>';
  expect(clean(text)).toBe(text);
});

test('[MSG-06] other names of the same are understood, loose words become paragraphs', () => {
  expect(clean('<strong>a</strong> and <em>b</em>')).toBe('<p><b>a</b> and <i>b</i></p>');
  expect(clean('one\n\ntwo <div>three</div>')).toBe('<p>one</p><p>two </p><p>three</p>');
  expect(clean('5 < 6 & "7"')).toBe('<p>5 &lt; 6 &amp; &quot;7&quot;</p>');
  expect(clean('<p> </p><script>x</script>')).toBe('');
});
