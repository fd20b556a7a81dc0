import { LANGUAGES } from '@maidan/contract/languages.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Controls } from '#frame/controls.tsx';
import { fakePlay } from '#testing/fake-play.ts';
import { manifest } from './manifest.ts';
import { loadSlotTexts } from './slot-texts.ts';
import { spinOrSkip } from './spin-button.tsx';

const NO_AUTO = { run: null, ended: null, start: () => undefined, stop: () => undefined };

test.each(LANGUAGES)(
  'in free flights the button goes to the result and spins nothing, then spins again (%s)',
  async (language) => {
    const slot = await loadSlotTexts(language);
    const [skip, spin] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const [showing, idle] = await Promise.all([
      fakePlay(language, manifest, { phase: 'showing' }),
      fakePlay(language, manifest, { phase: 'idle' }),
    ]);
    const controls = (play: typeof idle, ask: (() => void) | null) => (
      <Controls
        play={play}
        actions={[spinOrSkip({ rounds: play.rounds, show: { skip: ask }, slot, spin })]}
        hasStepper
        auto={NO_AUTO}
        onOptions={null}
      />
    );
    const { rerender } = render(controls(showing, skip));
    const button = screen.getByRole('button', { name: slot.showResult });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    button.focus();
    fireEvent.click(button);
    expect([skip.mock.calls.length, spin.mock.calls.length]).toEqual([1, 0]);
    rerender(controls(idle, null));
    const again = screen.getByRole('button', { name: slot.spin });
    expect(document.activeElement).toBe(again);
    fireEvent.click(again);
    expect([skip.mock.calls.length, spin.mock.calls.length]).toEqual([1, 1]);
  },
);
