import type { KenoTexts } from '#keno/keno-texts.ts';

export const texts: KenoTexts = {
  title: 'আশি প্রদীপ',
  play: 'খেলুন',
  drawing: 'জ্বলছে',
  lamps: 'এক থেকে দশটি প্রদীপ বাছুন',
  random: 'বেছে দিন',
  clear: 'মুছুন',
  picked: '১০টির মধ্যে {count}টি বাছা হয়েছে',
  pickFirst: 'আগে একটি প্রদীপ বাছুন',
  hits: '{picks}টির মধ্যে {hits}টি',
  said: 'আপনার {picks}টি প্রদীপের {hits}টি জ্বলেছে: {amount}।',
  howTo:
    'নদীতে ভাসা আশিটি প্রদীপ থেকে এক থেকে দশটি বাছুন। দৈবভাবে কুড়িটি জ্বলে ওঠে; তার মধ্যে আপনার যত বেশি, জয়ও তত বেশি।',
  none: 'আট বা তার বেশি বাছলে একটিও না জ্বললেও পুরস্কার আছে।',
  table: '{picks}টি বাছলে',
  returns: 'কয়টি বাছলে ফেরত কত',
  chosen: 'বাছা',
  lit: 'জ্বলেছে',
};
