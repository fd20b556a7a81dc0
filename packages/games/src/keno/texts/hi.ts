import type { KenoTexts } from '#keno/keno-texts.ts';

export const texts: KenoTexts = {
  title: 'अस्सी दीये',
  play: 'खेलें',
  drawing: 'जल रहे हैं',
  lamps: 'एक से दस दीये चुनें',
  random: 'मेरे लिए चुनें',
  clear: 'मिटाएँ',
  picked: '10 में से {count} चुने',
  pickFirst: 'पहले एक दीया चुनें',
  hits: '{picks} में से {hits}',
  said: 'आपके {picks} दीयों में से {hits} जले: {amount} मिले।',
  howTo: 'नदी पर तैरते अस्सी दीयों में से एक से दस चुनें। संयोग से बीस दीये जलते हैं; उनमें आपके जितने ज़्यादा हों, जीत उतनी बड़ी।',
  none: 'आठ या ज़्यादा चुनने पर, एक भी न जले तो भी इनाम है।',
  table: '{picks} चुनने पर',
  returns: 'कितने चुनने पर कितनी वापसी',
  chosen: 'चुने',
  lit: 'जले',
};
