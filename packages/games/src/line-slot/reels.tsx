import { makeReels } from '#screen-parts/strip-reels.tsx';
import { STRIPS } from './strips.ts';
import { ReelSymbol } from './symbol-art.tsx';

export const Reels = makeReels({
  strips: STRIPS,
  art: (symbol) => <ReelSymbol symbol={symbol} />,
  prefix: 'ls',
});
