import type { SicBoTexts } from '../sic-bo-texts.ts';

export const texts: SicBoTexts = {
  title: 'লাইভ সিক বো',
  spots: {
    small: 'ছোট',
    big: 'বড়',
    odd: 'বিজোড়',
    even: 'জোড়',
    total: 'যোগফল {numbers}',
    single: 'পাশা {numbers}',
    pair: 'যুগল {numbers}',
    double: 'জোড়া {numbers}',
    'any-triple': 'যেকোনো তিন এক',
    triple: 'তিন এক {numbers}',
  },
  kinds: {
    half: 'ছোট ৪–১০, বড় ১১–১৭, বিজোড়, জোড়: তিন এক হলে নয়',
    single: 'একটি সংখ্যা: এক, দুই বা তিন পাশায়',
    pair: 'দুটি আলাদা সংখ্যা',
    double: 'একই সংখ্যা দুই পাশায়',
    'any-triple': 'যেকোনো সংখ্যা তিন পাশায়',
    triple: 'এই সংখ্যা তিন পাশায়',
    total: 'যোগফল {numbers}',
  },
  result: '{dice} · যোগফল {total}',
  said: 'পাশায় উঠেছে {dice}, যোগফল {total}।',
  triple: 'তিন এক',
  howTo:
    'গম্বুজের নিচে তিনটি পাশা। বাজি খোলা থাকতে চিপ রাখুন; তারপর গম্বুজ ঝাঁকানো হয়, ঢাকনা ওঠে, আর পাশায় যা যা মেলে সবের টাকা দেওয়া হয়।',
  chances: '২১৬টি চালের প্রতিটির সম্ভাবনা সমান। প্রতিটি বাজির হাউস এজ সব কটি চাল গুনে বের করা।',
};
