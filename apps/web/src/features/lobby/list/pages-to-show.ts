type PagePlace = number | 'gap-before' | 'gap-after';

/** First, last, and the neighbours of the present page, with gaps between. Never more than seven places. */
export function pagesToShow(page: number, total: number): PagePlace[] {
  if (total <= 7) return range(1, total);
  if (page <= 4) return [...range(1, 5), 'gap-after', total];
  if (page >= total - 3) return [1, 'gap-before', ...range(total - 4, total)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', total];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
