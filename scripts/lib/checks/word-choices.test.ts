import { expect, test } from 'vitest';
import { otherWordsIn } from './word-choices.ts';

const hindi = otherWordsIn('hi');

test('a word that the other texts do not use is told with the one they do', () => {
  expect(hindi('सीमाएँ और विराम')).toEqual([
    'विराम is called ब्रेक elsewhere',
    'सीमाएँ और is called लिमिट elsewhere',
  ]);
  expect(hindi('दिन ख़त्म हुआ')).toEqual(['ख़ is called क, ख or ग without a dot elsewhere']);
  expect(otherWordsIn('bn')('लॉग इन করুন, লগ ইন')).toEqual(['লগ ইন is called লগইন elsewhere']);
});

test('what only looks like it is another word, and another language has words of its own', () => {
  for (const text of ['आतिशबाज़ी', 'बल्लेबाज़ी', 'पन्ना', 'लिमिट और ब्रेक', '6 अंक', 'समय-सीमा', 'निपटान'])
    expect([text, hindi(text)]).toEqual([text, []]);
  expect(otherWordsIn('en')('বীজগণিত আর পেজা তুলো')).toEqual([]);
});
