import type { SportTexts } from '#sports/sport-texts.ts';

export const texts: SportTexts = {
  name: 'Nishan',
  leagues: {
    600: 'Lightning Signals',
    60: 'Express Signals',
    1: 'Grand Signals',
  },
  teams: {
    first: ['Padma', 'Meghna', 'Jamuna', 'Surma', 'Teesta', 'Rupsa', 'Gomti', 'Karnaphuli'],
    second: ['Signals', 'Vectors', 'Echoes', 'Shadows', 'Pulses', 'Relays', 'Orbits', 'Sentries'],
  },
  moment: 'Round {step}',
  markets: {
    result: 'Match winner',
    part: 'Winner of map {part}',
    score: 'Correct score in maps',
    total: 'Total rounds {line}',
    handicap: 'Handicap in rounds',
  },
  selections: {},
  events: {
    breach: 'Round won in attack',
    defence: 'Round won in defence',
    misreport: 'Reported score',
  },
  difference: 'MD',
  differenceLong: 'Map difference',
  rules:
    'Nishan: one side attacks, the other defends; after eight rounds they change. A map goes to who wins nine rounds, at eight all to who wins the last one; two maps win the match. Who has just won a round is better equipped for the next one of the same half. Totals and handicaps count the rounds of all maps. Bets on a map are decided when the map is over, all others when the match is.',
};
