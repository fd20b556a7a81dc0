import type { SportTexts } from '#sports/sport-texts.ts';

export const texts: SportTexts = {
  name: 'Cricket',
  leagues: { 600: 'Lightning Twenty', 60: 'Express Twenty', 6: 'Evening Twenty', 1: 'Grand Twenty' },
  teams: {
    first: ['Shapla', 'Kash', 'Shimul', 'Palash', 'Bokul', 'Jarul', 'Keya', 'Hijol'],
    second: ['Kingfishers', 'Cranes', 'Monsoon', 'Lanterns', 'Boatmen', 'Drummers', 'Falcons', 'Otters'],
  },
  moment: 'Inn. {innings}, {over}',
  noScore: 'Yet to bat',
  markets: {
    winner: 'Winner',
    first: 'First innings, runs {line}',
    second: 'Second innings, runs {line}',
    'runs-handicap': 'Handicap in runs',
    'wickets-handicap': 'Handicap in wickets',
    over: 'First innings, over {part}: runs {line}',
    'chase-over': 'Second innings, over {part}: runs {line}',
  },
  selections: {},
  events: {
    toss: 'Bats first',
    dot: 'No run',
    run: 'Runs: {value}',
    four: 'Four',
    six: 'Six',
    wicket: 'Wicket',
    over: 'Runs of the over: {value}',
    misreport: 'Reported score',
  },
  drawing: { needs: '{team}: {runs} to win, balls left: {balls}' },
  difference: 'RD',
  differenceLong: 'Run difference',
  rules:
    'Cricket: each side bats for 20 overs of six balls at most, without extras; a coin says who bats first. More runs win; after a tie, stakes on the winner go back. A bet on an over counts the runs made in it, also where the innings ends within it; if it is not begun, the stake goes back. A handicap in runs is given by the side that bats first: it must win by more runs than that. A handicap in wickets is given by the side that bats second: it must win with more wickets in hand than that. Otherwise, also after a tie, the other side’s bet wins. If the side that gives it bats the other way round, the stake goes back. Bets on an over or on the first innings are settled when that is over, all others when the match is.',
};
