import { expect, test } from 'vitest';
import { otherWords } from './word-choices.ts';

test('a word that the other texts do not use is told with the one they do', () => {
  expect(otherWords('सीमाएँ और विराम', 'hi')).toEqual([
    'विराम is called ब्रेक elsewhere',
    'सीमाएँ और is called लिमिट elsewhere',
  ]);
  expect(otherWords('दिन ख़त्म हुआ', 'hi')).toEqual(['ख़ is called क, ख or ग without a dot elsewhere']);
  expect(otherWords('लॉग इन করুন, লগ ইন', 'bn')).toEqual(['লগ ইন is called লগইন elsewhere']);
});

test('what only looks like it is another word, and another language has words of its own', () => {
  for (const text of ['आतिशबाज़ी', 'बल्लेबाज़ी', 'पन्ना', 'लिमिट और ब्रेक', '6 अंक', 'समय-सीमा', 'निपटान'])
    expect([text, otherWords(text, 'hi')]).toEqual([text, []]);
  expect(otherWords('বীজগণিত আর পেজা তুলো', 'en')).toEqual([]);
});
