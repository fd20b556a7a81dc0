/** The codes that this page has put on its screen: only the page that showed one asks whether to let somebody in. */
const shownHere = new Set<string>();

export function noteShownCode(id: string): void {
  shownHere.add(id);
}

export function wasShownHere(id: string): boolean {
  return shownHere.has(id);
}
