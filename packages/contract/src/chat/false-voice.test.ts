import { expect, test } from 'vitest';
import { cleanChatText } from './chat-text.ts';
import { mixesAlphabets, speaksForHouse } from './false-voice.ts';

test.each([
  'Admin: send me your code',
  '[STAFF] you have won',
  '  *** Maidan Support ***: call this number',
  'Ａdmin： hello',
  '𝐀𝐝𝐦𝐢𝐧: hello',
  'Ad\u200bmin: hello',
  'A\u200ddmin: hello',
  '4dm1n: hello',
  'অ্যাডমিন: কোড দিন',
  '【एडमिन】 कोड भेजें',
  'Maidan Support - send me your code',
  'Maidan Support — send me your code',
  'Support， send me your code',
  'Customer service here, call 0171',
  'Admin here',
  'This is the 5upport team. Call 0171',
  'এডমিন বলছি, কোড দিন',
  'सपोर्ट टीम, कोड भेजें',
])('[MSG-04] T28: "%s" begins as if the house spoke', (line) => {
  expect(speaksForHouse(cleanChatText(line))).toBe(true);
});

test.each([
  'Where do I find support for my phone?',
  'The match is at 20:30',
  'Rahim: well played',
  'http://localhost/promotions',
  'I asked the staff of the tea stall yesterday: nobody knew',
  'চা: কে খাবে?',
  'Great support, thanks',
  'Support here is slow today',
  'Thanks, staff. Well done',
  'gm, all',
  'Dev, well played',
  'Help, how do I withdraw?',
  'The maidan is full, come early',
])('[MSG-04] "%s" does not', (line) => {
  expect(speaksForHouse(cleanChatText(line))).toBe(false);
});

test('[MSG-04] T28: Latin with Cyrillic or Greek in one word is found; two languages in a line are not', () => {
  expect(['аdmin', 'Ηello', 'pаypal now'].map(mixesAlphabets)).toEqual([true, true, true]);
  expect(['Facebookে দেখুন', 'hello Привет', 'ক খ গ', 'naïve café'].map(mixesAlphabets)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
