/** First, last, and the neighbours of the present page; null stands for a gap. Never more than seven places. */
export function pagesToShow(page: number, total: number): (number | null)[] {
  if (total <= 7) return range(1, total);
  if (page <= 4) return [...range(1, 5), null, total];
  if (page >= total - 3) return [1, null, ...range(total - 4, total)];
  return [1, null, page - 1, page, page + 1, null, total];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
