import { expect, test } from 'vitest';
import { DEFAULT_LOOK } from './default-look.ts';
import { pictureAddress, slotLook } from './look.ts';
import { SLOT_MODELS } from './models/slot-models.ts';

test('[CAT-06] the plain look has a picture for every symbol of every model', () => {
  expect(slotLook.parse(DEFAULT_LOOK)).toEqual(DEFAULT_LOOK);
  const names = new Set(SLOT_MODELS.flatMap(({ symbols }) => symbols.map(({ name }) => name)));
  names.delete('blank');
  expect(Object.keys(DEFAULT_LOOK.symbols).toSorted()).toEqual([...names].toSorted());
});

test('a picture is shown as an image, and its address holds nothing that ends a url()', () => {
  const address = pictureAddress(
    `<svg xmlns="http://www.w3.org/2000/svg"><path d='M0 0' fill="url(#a)"/></svg>`,
  );
  expect(address).toMatch(/^data:image\/svg\+xml,[^'"()\s]+$/);
});

test.each([
  ['markup that is no picture', { box: '<script>alert(1)</script>' }],
  ['a colour that is more than one', { colours: { ...DEFAULT_LOOK.colours, a: 'red;}' } }],
])('%s is refused', (_, part) => {
  expect(slotLook.safeParse({ ...DEFAULT_LOOK, ...part }).success).toBe(false);
});
