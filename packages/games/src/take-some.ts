import type { Draw } from '#game.ts';

/** So many of the items, in the order in which they are drawn; every order is equally likely. */
export function takeSome<Item>(draw: Draw, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  const taken: Item[] = [];
  while (taken.length < count && left.length > 0) {
    const index = draw.below(left.length);
    taken.push(left[index] as Item);
    const last = left.pop() as Item;
    if (index < left.length) left[index] = last;
  }
  return taken;
}
