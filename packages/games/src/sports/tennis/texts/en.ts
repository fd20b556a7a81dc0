import type { SportTexts } from '#sports/sport-texts.ts';

export const texts: SportTexts = {
  name: 'Tennis',
  leagues: {
    600: 'Lightning Courts',
    60: 'Express Courts',
    1: 'Grand Courts',
  },
  teams: {
    first: ['Padma', 'Meghna', 'Jamuna', 'Surma', 'Teesta', 'Rupsa', 'Gomti', 'Karnaphuli'],
    second: ['Aces', 'Volleys', 'Smashers', 'Baseliners', 'Servers', 'Returns', 'Rallies', 'Racquets'],
  },
  moment: 'Game {step}',
  markets: {
    result: 'Match winner',
    part: 'Winner of set {part}',
    score: 'Correct score in sets',
    total: 'Total games {line}',
    handicap: 'Handicap in games',
  },
  selections: {},
  events: {
    hold: 'Game to the server',
    break: 'Break of serve',
    'tie-break': 'Tie-break won',
    misreport: 'Reported score',
  },
  difference: 'SD',
  differenceLong: 'Set difference',
  rules:
    'Tennis: two sets win the match. A set goes to who has six games and is two ahead, at six all to who wins the tie-break, which counts as a game. Totals and handicaps count the games of all sets. Bets on a set are decided when the set is over, all others when the match is.',
};
