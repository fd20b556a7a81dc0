import { expect, test } from 'vitest';
import { CHAT_TEXT_MAX, CHAT_TEXT_MAX_UNITS, cleanChatText, countSigns, fitsChat } from './chat-text.ts';

test.each([
  ['nothing', ''],
  ['only space', ' \n\t '],
  ['only signs nobody sees', '\u200d\u200c\u202e\ufeff'],
  ['one sign too many', 'a'.repeat(CHAT_TEXT_MAX + 1)],
  ['one Bengali sign too many', 'ক্ষ'.repeat(CHAT_TEXT_MAX + 1)],
  ['few signs of far too many parts', `e${'\u0301'.repeat(CHAT_TEXT_MAX_UNITS + 1)}`],
])('[MSG-04] a line of %s is none', (_what, text) => {
  expect(fitsChat(cleanChatText(text))).toBe(false);
});

test.each([
  ['one letter', 'a', 1],
  ['conjuncts, each of them one sign', 'ক্ষ'.repeat(3), 3],
  ['a family and a flag', '👩‍👩‍👧‍👦🇧🇩', 2],
  ['as many as there may be', 'ক'.repeat(CHAT_TEXT_MAX), CHAT_TEXT_MAX],
])('[MSG-04] %s is counted as a reader counts', (_what, text, signs) => {
  const clean = cleanChatText(text);
  expect([countSigns(clean), fitsChat(clean)]).toEqual([signs, true]);
});

test('T28: what turns the rest around, breaks the line or is half a sign is taken out; the words stay', () => {
  expect(cleanChatText(' Hi\u202e there\r\nyou\0 \ud800<b>all</b> ')).toBe('Hi there you <b>all</b>');
});

test('what has been cleaned once stays as it is', () => {
  const once = cleanChatText('a \u202e \n b\u200e  c');
  expect(cleanChatText(once)).toBe(once);
});
