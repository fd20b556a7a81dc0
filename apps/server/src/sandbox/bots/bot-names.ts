/** No visitor can register a name with a dash. */
const PREFIX = 'bot-';

/** Birds of the delta, so that nobody is taken for a person. */
const BIRDS =
  'Doyel Shalik Tuntuni Machranga Bulbuli Moyna Tiya Kokil Babui Chorui Finge Ghughu Panchil Dahuk Hargila Titir'.split(
    ' ',
  );

export const BOT_NAMES = BIRDS.map((nickname) => ({
  username: `${PREFIX}${nickname.toLowerCase()}`,
  nickname,
}));
