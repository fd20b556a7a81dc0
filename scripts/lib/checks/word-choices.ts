import type { Language } from '@maidan/contract/languages.ts';

type Choice = { not: RegExp; but: string };

/** As a word of its own: what else ends or begins so is another word. */
const word = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${text})(?![\\p{L}\\p{M}])`, 'u');

/** One thing has one name. Where a language offers two, this is the one that its texts do not use, and what they say instead. */
const CHOICES: Partial<Record<Language, readonly Choice[]>> = {
  hi: [
    { not: /[कखग]़/u, but: 'क, ख or ग without a dot' },
    { not: word('विराम'), but: 'ब्रेक' },
    { not: word('सीमा(?:एँ|ओं) (?:और|तय)|अपनी (?:एक )?सीमा|आपकी सीमाएँ'), but: 'लिमिट' },
    { not: /अनुबंध/u, but: 'कॉन्ट्रैक्ट' },
    { not: /डिविडेंड/u, but: 'लाभांश' },
    { not: word('बाज़ी|बाज़ियाँ|बाज़ियों|दांव'), but: 'दाँव' },
    { not: word('निपट(?:ा|े|ी|ता|ते|ती|ाया|ाई)'), but: 'सेटल' },
    { not: /मुफ़्त (?:राउंड|स्पिन)/u, but: 'फ़्री' },
    { not: /इनवाइट|निमंत्रण|आमंत्रण/u, but: 'न्योता' },
    { not: word('खाता खोल(?:ें|ता|ना)|खाता खुल(?:ते|ने)|एक से ज़्यादा खाते|अपने खाते के लिए'), but: 'अकाउंट' },
    { not: word('लॉग इन'), but: 'लॉगिन' },
    { not: word('(?:आपके|पर्याप्त) अंक|अंक मॉल|अंकों (?:को|से) पैस(?:ों|े)'), but: 'पॉइंट' },
    { not: /भुगतान पासवर्ड/u, but: 'पेमेंट पासवर्ड' },
    { not: word('बीज'), but: 'सीड' },
    { not: /संदेश/u, but: 'मैसेज' },
    { not: word('पन्न(?:ा|े|ों) (?:पर|में|से)'), but: 'पेज' },
  ],
  bn: [
    { not: /লগ ইন/u, but: 'লগইন' },
    { not: /ডিপোজিট/u, but: 'জমা' },
    { not: word('এখনও|কখনও'), but: 'এখনো, কখনো' },
    { not: /লিঙ্ক/u, but: 'লিংক' },
    { not: /পৃষ্ঠা|(?<![\p{L}\p{M}])পেজ/u, but: 'পাতা' },
    { not: word('বীজ(?:ের|কে)?'), but: 'সিড' },
    { not: /একাউন্ট/u, but: 'অ্যাকাউন্ট' },
  ],
};

/** What a text calls otherwise than the other texts of its language do. */
export function otherWords(text: string, language: Language): string[] {
  return (CHOICES[language] ?? []).flatMap(({ not, but }) => {
    const [found] = not.exec(text) ?? [];
    return found === undefined ? [] : [`${found} is called ${but} elsewhere`];
  });
}
