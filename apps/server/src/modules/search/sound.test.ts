import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, placedWords } from './fold.ts';
import { soundOf } from './sound.ts';

const heard = (text: string): string => fold(text).split(' ').map(soundOf).join(' ');

test.each([
  ['তিন পাত্তি', 'tin patti'],
  ['তিন পাত্তি', 'teen patti'],
  ['ঢাকা', 'dhaka'],
  ['ময়দান', 'moydan'],
  ['রাজশাহী', 'rajshahi'],
  ['রাজহাঁস', 'rajhash'],
  ['সুন্দরবন', 'shundorbon'],
  ['চট্টগ্রাম', 'chottogram'],
  ['ব্ল্যাকজ্যাক', 'blackjack'],
  ['জ্যাকপট', 'jakpot'],
  ['স্ক্র্যাচ', 'skrach'],
  ['রংধনু', 'rongdhonu'],
  ['স্বপ্ন', 'shopno'],
  ['পাখি', 'pakhi'],
])('[GAM-05] %s sounds like %s', (bengali, latin) => {
  expect(heard(latin)).toBe(heard(bengali));
});

test.each([
  ['तीन पत्ती', 'teen patti'],
  ['पाँच', 'paanch'],
  ['चाँद', 'chand'],
  ['खज़ाना', 'khazana'],
  ['घोड़ा', 'ghoda'],
  ['मगरमच्छ', 'magarmachh'],
  ['सूरजमुखी', 'surajmukhi'],
  ['रंगपुर', 'rangpur'],
  ['मिर्च', 'mirch'],
  ['राज्य', 'rajya'],
  ['पद्मा', 'padma'],
  ['क्रिकेट', 'cricket'],
])('[GAM-05] %s sounds like %s to those who speak Hindi', (hindi, latin) => {
  expect(heard(latin)).toBe(heard(hindi));
});

test.each([
  ['one sign and two for the same letter', 'ময়ূর', 'ময়ূর'],
  ['a nukta letter in both forms', 'বাড়ি', 'বাড়ি'],
  ['a split vowel', 'কোকিল', 'কোকিল'],
  ['joiners between letters', 'র‍্যাম্প', 'র্যাম্প'],
  ['a left-out nasal sign', 'চাঁদ', 'চাদ'],
  ['a nukta that is left out', 'फ़ोन', 'फोन'],
  ['a moon over a letter or a dot', 'चाँद', 'चांद'],
  ['a nasal letter or a dot', 'हिन्दी', 'हिंदी'],
  ['digits of Hindi', '५२', '52'],
  ['digits of both languages', 'সিকিউ৯', 'সিকিউ9'],
  ['case, accents and width', 'CAFÉ ９', 'cafe 9'],
  ['apostrophes', 'Tiger’s', "tiger's"],
  ['what stands between words', '  Old-Dhaka,  Nights! ', 'old dhaka nights'],
])('[GAM-05] folding takes no notice of %s', (_what, one, other) => {
  expect(fold(one)).toBe(fold(other));
  expect(fold(one)).not.toBe('');
});

test('any text folds to bounded words, and folding again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const folded = fold(text);
      expect(fold(folded)).toBe(folded);
      expect(folded.split(' ').length).toBeLessThanOrEqual(8);
      expect(heard(text).length).toBeLessThan(8 * 24 * 3);
      for (const { from, to } of placedWords(text)) expect(text.slice(from, to)).not.toBe('');
    }),
  );
});
