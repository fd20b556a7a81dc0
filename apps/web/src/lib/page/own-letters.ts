import { painted } from './painted.ts';
import { whenPageStill } from './page-still.ts';

/** Set once the font has been fetched: from then on it is there before the first paint. */
export const FONT_KEY = 'maidan-font';
const FONT = '1em "Inter Variable"';
/** As many elements as get their style and their place anew in one frame, which has a price of its own on a slow phone. */
const AT_ONCE = 100;

/**
 * A newcomer's page is drawn in letters of the machine that are as wide and as high as the site's own. Those are fetched when
 * the page stands still and take their place part by part, a frame each: all at once would hold a slow phone up for a
 * quarter of a second.
 */
export async function changeLetters(): Promise<void> {
  const page = document.documentElement;
  if (page.dataset['first'] === undefined) return;
  await whenPageStill;
  try {
    await document.fonts.load(FONT);
  } catch {
    // The letters of the machine do as well.
    return;
  }
  remember();
  for (const group of groupsOf(partsOf(document.body))) {
    await painted();
    for (const part of group) part.style.fontFamily = 'var(--font-sans)';
  }
  await painted();
  // What is between the parts, and all that comes later.
  delete page.dataset['first'];
}

const sizeOf = (element: Element): number => element.getElementsByTagName('*').length + 1;

/** Small enough to be changed at once, in the order in which they are read. */
function partsOf(element: Element): HTMLElement[] {
  return [...element.children].flatMap((child) => {
    if (!(child instanceof HTMLElement)) return [];
    return sizeOf(child) <= AT_ONCE ? [child] : partsOf(child);
  });
}

function groupsOf(parts: readonly HTMLElement[]): HTMLElement[][] {
  const groups: HTMLElement[][] = [];
  let room = 0;
  for (const part of parts) {
    const size = sizeOf(part);
    if (size > room) {
      groups.push([]);
      room = AT_ONCE;
    }
    groups.at(-1)?.push(part);
    room -= size;
  }
  return groups;
}

function remember(): void {
  try {
    localStorage.setItem(FONT_KEY, '1');
  } catch {
    // Where nothing may be kept, every visit is a first one.
  }
}
