import { choose, mostOf, pad, times, type Play } from './play.ts';
import { exactSums, rising, sides, sumSides } from './side-plays.ts';

const OF = 216n;
const how = (face: number, drawn: readonly number[]): number => drawn.filter((die) => die === face).length;
const throws = () => rising('k3', 3);
const faces = (least: number) => pad({ from: 1, to: 6, least });

/** Fast three: the dice as they lie, whichever came first. */
export const DICE_PLAYS: readonly Play[] = [
  sides('k3', 'k3-sides', sumSides('k3', 3, { small: 10, big: 11 }), throws),
  exactSums('k3', 'k3-sum', 3),
  {
    code: 'k3-two',
    family: 'k3',
    pads: [faces(2)],
    tiers: [{ key: 'all-drawn', ways: 30n, of: OF }],
    count: ([picked = []]) => choose(picked.length, 2),
    hits: ([picked = []], drawn) =>
      times(0, choose(new Set(drawn.filter((die) => picked.includes(die))).size, 2)),
    most: mostOf(([picked = []]) => choose(Math.min(3, picked.length), 2)),
  },
  {
    code: 'k3-three',
    family: 'k3',
    pads: [faces(3)],
    tiers: [{ key: 'all-drawn', ways: 6n, of: OF }],
    count: ([picked = []]) => choose(picked.length, 3),
    hits: ([picked = []], drawn) =>
      times(0, choose(new Set(drawn.filter((die) => picked.includes(die))).size, 3)),
    most: mostOf(() => 1),
  },
  {
    code: 'k3-pair',
    family: 'k3',
    pads: [faces(1)],
    tiers: [{ key: 'two-alike', ways: 16n, of: OF }],
    count: ([picked = []]) => picked.length,
    hits: ([picked = []], drawn) => times(0, picked.filter((face) => how(face, drawn) >= 2).length),
    most: mostOf(() => 1),
  },
  {
    code: 'k3-triple',
    family: 'k3',
    pads: [faces(1)],
    tiers: [{ key: 'three-alike', ways: 1n, of: OF }],
    count: ([picked = []]) => picked.length,
    hits: ([picked = []], drawn) => times(0, picked.filter((face) => how(face, drawn) === 3).length),
    most: mostOf(() => 1),
  },
  sides(
    'k3',
    'k3-shapes',
    [
      { key: 'any-triple', ways: 6, of: 216, holds: ([one, two, three]) => one === two && two === three },
      {
        key: 'straight',
        ways: 24,
        of: 216,
        holds: ([one = 0, two = 0, three = 0]) => two === one + 1 && three === two + 1,
      },
    ],
    throws,
  ),
];
