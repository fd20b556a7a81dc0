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
  moveBy(box, event.key === 'ArrowDown' ? 1 : -1);
}

/**
 * The same for a category that is folded: its menu opens beside it, so the arrows to the side lead in and out, and those
 * up and down go along the vendors or, outside of them, along the folded entries.
 */
export function moveInFolded(event: KeyboardEvent<HTMLElement>, { show, close }: Menu): void {
  const box = event.currentTarget;
  const entry = box.querySelector('a');
  const inside = event.target !== entry;
  if (inside && (event.key === 'Escape' || event.key === 'ArrowLeft')) {
    // The menu around it stays open.
    event.stopPropagation();
    event.preventDefault();
    entry?.focus();
    close();
    return;
  }
  const by = STEPS[event.key];
  if (by === undefined) return;
  if (event.key === 'ArrowRight') {
    if (inside) return;
    event.preventDefault();
    flushSync(show);
    moveBy(box, 1);
    return;
  }
  event.preventDefault();
  if (inside) moveBy(box, by);
  else (by > 0 ? box.nextElementSibling : box.previousElementSibling)?.querySelector('a')?.focus();
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1 };

/** Along what the menu of a box holds; before its first comes the entry itself. */
function moveBy(box: HTMLElement, by: number): void {
  const items = [...box.querySelectorAll<HTMLElement>('.drop-menu a')];
  const at = items.findIndex((item) => item === document.activeElement) + by;
  (at < 0 ? box.querySelector('a') : items[Math.min(at, items.length - 1)])?.focus();
}
