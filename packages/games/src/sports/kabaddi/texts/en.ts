import type { SportTexts } from '#sports/sport-texts.ts';

export const texts: SportTexts = {
  name: 'Kabaddi',
  leagues: {
    600: 'Lightning Mat',
    60: 'Express Mat',
    1: 'Grand Mat',
  },
  teams: {
    first: ['Padma', 'Meghna', 'Jamuna', 'Surma', 'Teesta', 'Rupsa', 'Gomti', 'Karnaphuli'],
    second: ['Tigers', 'Stallions', 'Herons', 'Storks', 'Bisons', 'Cobras', 'Falcons', 'Otters'],
  },
  moment: 'Raid {raid}',
  markets: {
    result: 'Match result',
    half: 'First half',
    total: 'Total points {line}',
    handicap: 'Handicap',
    margin: 'Winning margin',
  },
  selections: {
    'home-1': '{home} by 1–5',
    'home-6': '{home} by 6–10',
    'home-11': '{home} by 11 or more',
    'away-1': '{away} by 1–5',
    'away-6': '{away} by 6–10',
    'away-11': '{away} by 11 or more',
  },
  events: {
    touch: 'Touch, +{value}',
    'double-touch': 'Two touched, +{value}',
    'super-raid': 'Super raid, +{value}',
    tackle: 'Tackle, +{value}',
    'super-tackle': 'Super tackle, +{value}',
    misreport: 'Reported score',
  },
  difference: 'PD',
  differenceLong: 'Points difference',
  rules:
    'Kabaddi: 60 raids, the sides in turn, 30 in each half. A raid brings up to three points to who raids, or up to two to who defends. Bets are decided by the points after 60 raids, those on the first half by the points after 30.',
};
