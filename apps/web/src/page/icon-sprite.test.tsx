import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { spriteIcon } from '#lib/pictures/sprite-icon.tsx';
import { ICON_SPRITE } from './icon-sprite.tsx';
import * as icons from './sprite-icons.ts';

test('every icon of the first view has its shapes on the page, once', () => {
  document.body.innerHTML = ICON_SPRITE;
  for (const name of Object.keys(icons)) {
    const found = document.querySelectorAll(`#icon-${name}`);
    expect(found, name).toHaveLength(1);
    expect(found[0]?.childElementCount, name).toBeGreaterThan(0);
  }
});

test('an icon by name looks and speaks like the drawn one', () => {
  const Named = spriteIcon('Heart');
  const [named, drawn] = [
    <Named key="named" size={18} fill="currentColor" />,
    <icons.Heart key="drawn" size={18} fill="currentColor" />,
  ].map((icon) => render(icon).container.querySelector('svg'));
  expect(named?.querySelector('use')?.getAttribute('href')).toBe('#icon-Heart');
  for (const name of [
    'width',
    'height',
    'viewBox',
    'fill',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'aria-hidden',
  ])
    expect(named?.getAttribute(name), name).toBe(drawn?.getAttribute(name));
});

test('an icon that says something is not hidden from those who listen', () => {
  const Named = spriteIcon('Heart');
  const icon = render(<Named aria-label="Favourite" />).getByLabelText('Favourite');
  expect(icon.getAttribute('aria-hidden')).toBeNull();
});
