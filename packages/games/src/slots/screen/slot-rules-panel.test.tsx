import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amountTextFor } from '#screen-parts/numbers.ts';
import { DEFAULT_LOOK } from '#slots/default-look.ts';
import { slotTitle } from '#slots/title-by-code.ts';
import { SlotRulesPanel } from './slot-rules-panel.tsx';
import { loadSlotTexts } from './slot-texts.ts';

test.each(['vault-25', 'storm-6x5', 'nudge-3x3'])(
  '[GAM-08] the rules of %s have a picture and the pays of every symbol',
  async (code) => {
    const game = slotTitle(`${code}.96`);
    if (!game) throw new Error(code);
    const { container } = render(
      <SlotRulesPanel
        game={game}
        look={DEFAULT_LOOK}
        texts={await loadSlotTexts('en')}
        stake={game.defaultStake}
        sold={null}
        language="en"
        amountText={amountTextFor('en', '৳')}
      />,
    );
    const { symbols } = game.model;
    const shown = symbols.filter(({ name }) => name !== 'blank');
    expect(container.textContent).not.toMatch(/[{}]|undefined|NaN/);
    expect(container.querySelectorAll('.sl-symbol')).toHaveLength(shown.length);
    const pays = shown.flatMap(({ role, pays: list = [] }) => (role === 'times' ? [] : list));
    expect(container.querySelectorAll('.gp-pays tr')).toHaveLength(pays.filter((units) => units > 0).length);
  },
);
