import type { LiveRouletteTexts } from '../live-roulette-texts.ts';

export const texts: LiveRouletteTexts = {
  title: 'লাইভ রুলেট',
  said: '{number}, {colour}।',
  howTo:
    'সবাই একই চাকায় খেলেন। বাজি খোলা থাকতে একটি চিপ বেছে সংখ্যায়, সংখ্যার মাঝের রেখায় বা কোনো দলে রাখুন। তারপর বল গড়ায়, আর তার সংখ্যায় থাকা প্রতিটি চিপের টাকা দেওয়া হয়।',
};
