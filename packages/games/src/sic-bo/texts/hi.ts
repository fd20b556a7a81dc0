import type { SicBoTexts } from '../sic-bo-texts.ts';

export const texts: SicBoTexts = {
  title: 'लाइव सिक बो',
  spots: {
    small: 'छोटा',
    big: 'बड़ा',
    odd: 'विषम',
    even: 'सम',
    total: 'जोड़ {numbers}',
    single: 'पासा {numbers}',
    pair: 'युगल {numbers}',
    double: 'डबल {numbers}',
    'any-triple': 'कोई भी तिकड़ी',
    triple: 'तिकड़ी {numbers}',
  },
  kinds: {
    half: 'छोटा 4–10, बड़ा 11–17, विषम, सम: तिकड़ी पर नहीं',
    single: 'एक अंक: एक, दो या तीनों पासों पर',
    pair: 'दो अलग अंक',
    double: 'एक अंक दो पासों पर',
    'any-triple': 'कोई भी अंक तीनों पासों पर',
    triple: 'यही अंक तीनों पासों पर',
    total: 'जोड़ {numbers}',
  },
  result: '{dice} · जोड़ {total}',
  said: 'पासों पर {dice}, जोड़ {total} आया।',
  triple: 'तिकड़ी',
  howTo:
    'गुंबद के नीचे तीन पासे हैं। दाँव खुले रहते चिप रखें; फिर गुंबद हिलाया जाता है, ढक्कन उठता है, और पासों पर जो-जो आया उस सबका भुगतान होता है।',
  chances: 'सभी 216 फेंक बराबर संभावित हैं। हर दाँव का हाउस एज उन सबको गिनकर निकाला गया है।',
};
