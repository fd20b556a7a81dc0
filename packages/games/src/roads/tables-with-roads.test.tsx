import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { andarBaharGame } from '#andar-bahar/screen.tsx';
import { TABLES as ANDAR_BAHAR } from '#andar-bahar/tables.ts';
import { texts as andarBahar } from '#andar-bahar/texts/en.ts';
import { texts as cards } from '#cards/texts/en.ts';
import { rouletteGame } from '#live-roulette/screen.tsx';
import { TABLES as ROULETTE } from '#live-roulette/tables.ts';
import { texts as liveRoulette } from '#live-roulette/texts/en.ts';
import type { LiveGame } from '#live/live-game.ts';
import type { LiveRound } from '#live/live-wire.ts';
import { texts as roulette } from '#roulette/texts/en.ts';
import { sicBoGame } from '#sic-bo/screen.tsx';
import { TABLES as SIC_BO } from '#sic-bo/tables.ts';
import { texts as sicBo } from '#sic-bo/texts/en.ts';
import { texts as roads } from './texts/en.ts';

/** Newest first, as a house tells them. */
const historyOf = (outcomes: readonly unknown[]): LiveRound[] =>
  outcomes.map((outcome, at) => ({ id: `round-${at}`, outcome }) as unknown as LiveRound).toReversed();

/** Of each road its name, and by colour what is drawn on it. */
function shown(game: LiveGame, outcomes: readonly unknown[]) {
  const { container } = render(<>{game.pastLarge(historyOf(outcomes), 'en')}</>);
  return [...container.querySelectorAll('.rd-list')].map((list) => ({
    counted: list.querySelector('p')?.textContent,
    roads: [...list.querySelectorAll('div:has(> h4)')].map((road) => {
      const of = (mark: string) => road.querySelectorAll(`.rd-${mark}`).length;
      return `${road.querySelector('h4')?.textContent}: ${of('red')} ${of('blue')} ${of('tie')}`;
    }),
    letters: [...list.querySelectorAll('.rd-letter')].map(({ textContent }) => textContent),
    note: list.lastElementChild?.textContent,
    isBlack: list.hasAttribute('data-black'),
  }));
}
const FIVE = [roads.bead, roads.big, roads.bigEye, roads.small, roads.cockroach];
const namesOf = (list: { roads: string[] } | undefined) => list?.roads.map((road) => road.split(':')[0]);

describe('[GAM-03] five roads of every live table', () => {
  test('of sic bo by big and small and by odd and even, a triple is neither', () => {
    const dice = [
      [6, 6, 5],
      [1, 1, 2],
      [4, 4, 4],
      [1, 2, 3],
      [5, 5, 2],
    ].map((three) => ({ dice: three }));
    const [bySize, byOdd, ...none] = shown(sicBoGame(SIC_BO[0], sicBo, roads, 'en'), dice);
    expect(none).toEqual([]);
    expect([namesOf(bySize), namesOf(byOdd)]).toEqual([FIVE, FIVE]);
    expect(bySize?.letters).toEqual(['17', '4', '12', '6', '12']);
    // A triple leaves no stroke of its own on the big road.
    expect(bySize?.roads.slice(0, 2)).toEqual([`${roads.bead}: 2 2 1`, `${roads.big}: 2 2 0`]);
    expect(byOdd?.roads.slice(0, 2)).toEqual([`${roads.bead}: 1 3 1`, `${roads.big}: 1 3 0`]);
    expect(bySize?.counted).toBe(`${roads.bead}: Big 2, Small 2, ${sicBo.triple} 1`);
    expect(bySize?.note).toBe(roads.noteOfRounds);
  });

  test('of Andar Bahar by its sides, of which one always wins', () => {
    const rounds = [1, 2, 4, 3, 5].map((count) => ({
      joker: 25,
      cards: Array.from({ length: count }, () => 12),
    }));
    const words = { own: andarBahar, cards, roads };
    const [list] = shown(andarBaharGame(ANDAR_BAHAR[0], words, 'en'), rounds);
    expect(namesOf(list)).toEqual(FIVE);
    expect(list?.letters).toEqual(['1', '2', '4', '3', '5']);
    expect(list?.roads.slice(0, 2)).toEqual([`${roads.bead}: 3 2 0`, `${roads.big}: 3 2 0`]);
    expect(list?.counted).toBe(`${roads.bead}: ${andarBahar.spots.andar} 3, ${andarBahar.spots.bahar} 2`);
  });

  test('of roulette by colour, and black is black there; the zero is neither', () => {
    const rounds = [32, 15, 0, 19, 4, 21].map((number) => ({ number }));
    const words = { own: liveRoulette, table: roulette, roads };
    const [list] = shown(rouletteGame(ROULETTE[0], words, 'en'), rounds);
    expect(namesOf(list)).toEqual(FIVE);
    expect(list?.letters).toEqual(['32', '15', '0', '19', '4', '21']);
    expect(list?.roads.slice(0, 2)).toEqual([`${roads.bead}: 3 2 1`, `${roads.big}: 3 2 0`]);
    expect(list?.isBlack).toBe(true);
  });
});
