import { afterEach, expect, test, vi } from 'vitest';
import { startScript } from '#page/start-script.ts';
import { pressOnceWhole } from './early-press.ts';
import { markPageWhole } from './page-whole.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function drawnButton(type: 'button' | 'submit' = 'button') {
  const button = document.createElement('button');
  button.type = type;
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  document.body.append(button);
  return { button, pressed };
}

test('[HOM-04, HDR-04] a button pressed before the page is whole answers when it is, and once', async () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own inline script, as a browser would run it
  new Function(startScript({ entry: '/entry.js' }, []))();
  const [early, other, form] = [drawnButton(), drawnButton(), drawnButton('submit')];
  form.button.click();
  expect(form.pressed).toHaveBeenCalledOnce();
  other.button.click();
  early.button.click();
  const again = pressOnceWhole();
  await Promise.resolve();
  expect(early.pressed).not.toHaveBeenCalled();
  markPageWhole();
  await again;
  await pressOnceWhole();
  expect(early.pressed).toHaveBeenCalledOnce();
  expect(other.pressed).not.toHaveBeenCalled();
  early.button.click();
  expect(early.pressed).toHaveBeenCalledTimes(2);
});

test('a button that is gone is left alone', async () => {
  const { button, pressed } = drawnButton();
  window.maidanPressed = button;
  button.remove();
  await pressOnceWhole();
  expect(pressed).not.toHaveBeenCalled();
});
