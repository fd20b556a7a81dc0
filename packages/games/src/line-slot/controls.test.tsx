import { LANGUAGES } from '@maidan/contract/languages.ts';
import type { Money } from '@maidan/contract/money.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { amountTextFor } from '#screen-parts/numbers.ts';
import { loadScreenTexts } from '#screen-parts/screen-texts.ts';
import { Controls } from './controls.tsx';
import { START, type SlotGame } from './round-flow.ts';
import { loadSlotTexts } from './slot-texts.ts';

test.each(LANGUAGES)(
  'in free flights the button goes to the result and spins nothing, then spins again (%s)',
  async (language) => {
    const [texts, slot] = await Promise.all([loadScreenTexts(language), loadSlotTexts(language)]);
    const [skip, onSpin] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const controls = (part: Partial<SlotGame>) => (
      <Controls
        game={{ ...START, balance: START.stake, ...part }}
        language={language}
        texts={texts}
        slot={slot}
        amountText={amountTextFor(language, '৳')}
        calm
        onSpin={onSpin}
        onStake={vi.fn<(stake: Money) => void>()}
      />
    );
    const { rerender } = render(controls({ phase: 'flying', flight: { number: 2, of: 10 }, skip }));
    const button = screen.getByRole('button', { name: slot.showResult });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    button.focus();
    fireEvent.click(button);
    expect([skip.mock.calls.length, onSpin.mock.calls.length]).toEqual([1, 0]);
    rerender(controls({ phase: 'idle' }));
    const spin = screen.getByRole('button', { name: slot.spin });
    expect(document.activeElement).toBe(spin);
    fireEvent.click(spin);
    expect([skip.mock.calls.length, onSpin.mock.calls.length]).toEqual([1, 1]);
  },
);
