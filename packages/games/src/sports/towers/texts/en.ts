import type { SportTexts } from '#sports/sport-texts.ts';

export const texts: SportTexts = {
  name: 'Kella Five',
  leagues: {
    600: 'Lightning Forts',
    60: 'Express Forts',
    1: 'Grand Forts',
  },
  teams: {
    first: ['Padma', 'Meghna', 'Jamuna', 'Surma', 'Teesta', 'Rupsa', 'Gomti', 'Karnaphuli'],
    second: ['Lanterns', 'Sparks', 'Comets', 'Drums', 'Kites', 'Pilots', 'Anchors', 'Arrows'],
  },
  moment: 'Minute {step}',
  markets: {
    result: 'Match winner',
    part: 'Winner of map {part}',
    score: 'Correct score in maps',
    total: 'Total towers {line}',
    handicap: 'Handicap in towers',
  },
  selections: {},
  events: {
    tower: 'Tower taken',
    keep: 'Keep taken, map won',
    clash: 'Clash',
    misreport: 'Reported score',
  },
  difference: 'MD',
  differenceLong: 'Map difference',
  rules:
    'Kella Five: two teams of five, two maps win the match. A map goes to who takes five towers and then the keep; from its 25th minute a tower falls every minute. Totals and handicaps count towers and keeps of all maps. Bets on a map are decided when the map is over, all others when the match is.',
};
