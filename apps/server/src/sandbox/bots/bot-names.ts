import { BOT_PREFIX } from '#modules/agents/name-below.ts';
import { AGENT_NAMES } from '#sandbox/people/people.ts';

/** Birds of the delta, so that nobody is taken for a person. No visitor can register a name with a dash. */
const BIRDS =
  'Doyel Shalik Tuntuni Machranga Bulbuli Moyna Tiya Kokil Babui Chorui Finge Ghughu Panchil Dahuk Hargila Titir'.split(
    ' ',
  );

/** Every other bird is in the team of an agent, so that what a team does is seen to live. */
export const BOT_NAMES = BIRDS.map((nickname, place) => ({
  username: `${BOT_PREFIX}${nickname.toLowerCase()}`,
  nickname,
  agent: place % 2 === 0 ? (AGENT_NAMES[(place / 2) % AGENT_NAMES.length] ?? null) : null,
}));
