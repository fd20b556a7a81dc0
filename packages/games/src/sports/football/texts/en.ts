import type { SportTexts } from '#sports/sport-texts.ts';

export const texts: SportTexts = {
  name: 'Football',
  leagues: {
    600: 'Lightning League',
    60: 'Express League',
    6: 'Evening League',
    1: 'Grand League',
  },
  teams: {
    first: ['Padma', 'Meghna', 'Jamuna', 'Surma', 'Teesta', 'Rupsa', 'Gomti', 'Karnaphuli'],
    second: ['Rovers', 'United', 'Rangers', 'Athletic', 'Wanderers', 'Sporting', 'Union', 'Harriers'],
  },
  moment: '{minute}′',
  markets: {
    result: 'Match result',
    total: 'Total goals {line}',
    handicap: 'Handicap',
    'both-score': 'Both teams to score',
    score: 'Correct score',
  },
  selections: {},
  events: { goal: 'Goal', shot: 'Shot', corner: 'Corner', card: 'Card', misreport: 'Reported score' },
  difference: 'GD',
  differenceLong: 'Goal difference',
  rules:
    'Football: 90 minutes, in each of which a team can score once. Bets are decided by the score after 90 minutes. A handicap is added to the goals of its team; where a whole line is met exactly, the stake goes back.',
};
