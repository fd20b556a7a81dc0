/** Birds of the delta, so that nobody is taken for a person. No visitor can register a name with a dash. */
const BIRDS =
  'Doyel Shalik Tuntuni Machranga Bulbuli Moyna Tiya Kokil Babui Chorui Finge Ghughu Panchil Dahuk Hargila Titir'.split(
    ' ',
  );

export const BOT_NAMES = BIRDS.map((nickname) => ({ username: `bot-${nickname.toLowerCase()}`, nickname }));
