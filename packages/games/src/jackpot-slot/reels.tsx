import { makeReels } from '#screen-parts/strip-reels.tsx';
import { STRIPS } from './paytable.ts';
import { SymbolArt } from './symbol-art.tsx';

export const Reels = makeReels({
  strips: STRIPS,
  art: (symbol) => <SymbolArt symbol={symbol} />,
  prefix: 'jp',
});
