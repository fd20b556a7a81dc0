import type { JackpotTexts } from '#jackpot-slot/jackpot-texts.ts';

export const texts: JackpotTexts = {
  title: 'রুপালি ঝাঁক',
  cast: 'জাল ফেলুন',
  casting: 'জাল পড়ছে',
  shoal: 'রুপালি ঝাঁক!',
  symbols: {
    hilsa: 'ইলিশ',
    boat: 'নৌকা',
    conch: 'শঙ্খ',
    prawn: 'চিংড়ি',
    crab: 'কাঁকড়া',
    heron: 'বক',
    lily: 'শাপলা',
    net: 'জাল',
  },
  symbol: 'প্রতীক',
  reels: '{count}টি রিল',
  ways: 'বাঁ দিক থেকে পরপর তিন বা তার বেশি রিলে একই প্রতীক এলে জয়, যে সারিতেই থাকুক। প্রতিটি পথের পুরস্কার আলাদা: তিন সারির পাঁচটি রিলে পথ ২৪৩টি।',
  net: 'জাল অন্য সব প্রতীকের জায়গা নেয়। জাল থাকে ২, ৩ ও ৪ নম্বর রিলে।',
  perWay: 'একটি পথে বাজির কত গুণ মেলে',
};
