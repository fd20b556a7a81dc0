import type { LiveRouletteTexts } from '../live-roulette-texts.ts';

export const texts: LiveRouletteTexts = {
  title: 'लाइव रूलेट',
  said: '{number}, {colour} आया।',
  howTo:
    'सब एक ही पहिये पर खेलते हैं। दाँव खुले रहते एक चिप चुनकर अंकों पर, उनके बीच की रेखाओं पर या किसी समूह पर रखें। फिर गेंद घूमती है, और उसके अंक की हर चिप का भुगतान होता है।',
};
