const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]:not([tabindex="-1"])';

/** Layers that hold the focus, the topmost last: only that one does. */
const held: HTMLElement[] = [];

/**
 * Keeps the keyboard inside a layer until the answer is called: Tab goes round, and what tries to leave is brought back.
 * The browser's own way makes the whole page inert, which styles every element of it anew: a tenth of a second on a
 * slow phone, on opening and again on closing.
 */
export function holdFocus(layer: HTMLElement): () => void {
  const isTopmost = () => held.at(-1) === layer;
  let backwards = false;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || !isTopmost()) return;
    backwards = event.shiftKey;
    const stops = stopsIn(layer);
    const leaving = backwards
      ? isFirst(stops, document.activeElement)
      : document.activeElement === stops.at(-1);
    if (!leaving && layer.contains(document.activeElement)) return;
    event.preventDefault();
    stops.at(backwards ? -1 : 0)?.focus();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!isTopmost() || (target instanceof Node && layer.contains(target))) return;
    stopsIn(layer)
      .at(backwards ? -1 : 0)
      ?.focus();
  };
  held.push(layer);
  tellCovered();
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onFocus);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('focusin', onFocus);
    held.splice(held.indexOf(layer), 1);
    tellCovered();
  };
}

/** The dialog itself stands before everything in it. */
function isFirst(stops: readonly HTMLElement[], focused: Element | null): boolean {
  return focused === stops[0] || focused instanceof HTMLDialogElement;
}

/** What moves by itself stands still behind a layer. */
function tellCovered(): void {
  document.documentElement.toggleAttribute('data-covered', held.length > 0);
}

function stopsIn(layer: HTMLElement): HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.getClientRects().length > 0,
  );
}
