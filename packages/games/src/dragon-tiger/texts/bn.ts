import type { DragonTigerTexts } from '../dragon-tiger-texts.ts';

export const texts: DragonTigerTexts = {
  title: 'ড্রাগন ও বাঘ',
  spots: {
    dragon: 'ড্রাগন',
    tie: 'টাই',
    tiger: 'বাঘ',
    'dragon-small': 'ড্রাগন ছোট',
    'dragon-big': 'ড্রাগন বড়',
    'suited-tie': 'এক রঙের টাই',
    'tiger-small': 'বাঘ ছোট',
    'tiger-big': 'বাঘ বড়',
  },
  letters: { dragon: 'ড্র', tiger: 'বা', tie: '=' },
  result: '{winner} জিতেছে: ড্রাগন {dragon}, বাঘ {tiger}।',
  tieResult: 'টাই: {dragon} আর {tiger}।',
  rules: {
    how: 'ড্রাগন আর বাঘ, দুই দিকে একটি করে তাস পড়ে। বড় তাস জেতে; টেক্কা সবচেয়ে ছোট, সাহেব সবচেয়ে বড়। রঙের হিসাব নেই।',
    tie: 'টাই হলে ড্রাগন ও বাঘে ধরা টাকার অর্ধেক ফেরত আসে। দুটি তাস মানে ও রঙে এক হলে “এক রঙের টাই” জেতে।',
    sides: 'সে দিকের তাস টেক্কা থেকে ছয় হলে “ছোট”, আট থেকে সাহেব হলে “বড়” জেতে। সাত পড়লে দুটিই হারে।',
    shoe: 'আট প্যাকেট তাসের শু থেকে তাস বাঁটা হয়। ৩১২টি তাসের পর কাট কার্ড এলে নতুন শু ফেটানো হয়।',
  },
};
