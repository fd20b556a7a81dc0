import { makeReels } from '#screen-parts/strip-reels.tsx';
import { STRIPS } from './strips.ts';
import { SymbolArt } from './symbol-art.tsx';

export const Reels = makeReels({
  strips: STRIPS,
  art: (symbol) => <SymbolArt symbol={symbol} />,
  prefix: 'ls',
});
