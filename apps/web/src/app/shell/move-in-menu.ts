import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

type Menu = { show: () => void; close: () => void };

/**
 * HDR-02 by keyboard: Tab goes from category to category and never through a hundred vendors; the arrows lead into the
 * menu and around in it, Escape closes it and gives the focus back to its entry.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>, { show, close }: Menu): void {
  const box = event.currentTarget;
  const entry = box.querySelector('a');
  if (event.key === 'Escape') {
    entry?.focus();
    // After the focus, which by itself would show the menu again.
    close();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const inside = event.target !== entry;
  if (event.key === 'ArrowUp' && !inside) return;
  event.preventDefault();
  if (!inside) flushSync(show);
  const items = [...box.querySelectorAll<HTMLElement>('.drop-menu a')];
  const at = items.findIndex((item) => item === event.target) + (event.key === 'ArrowDown' ? 1 : -1);
  (at < 0 ? entry : items[Math.min(at, items.length - 1)])?.focus();
}
