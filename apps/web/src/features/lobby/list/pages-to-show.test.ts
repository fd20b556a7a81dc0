import { expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

test('every page is reachable and no more than seven places are taken', () => {
  for (let total = 1; total <= 40; total += 1) {
    for (let page = 1; page <= total; page += 1) {
      const places = pagesToShow(page, total);
      expect(places.length).toBeLessThanOrEqual(7);
      expect(places).toContain(page);
      expect(places[0]).toBe(1);
      expect(places.at(-1)).toBe(total);
    }
  }
});
