import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { Avatar } from './avatar.tsx';

test('[HDR-05] [ERR-05] a picture that does not load gives way to the first letter', () => {
  const { container } = renderPage(<Avatar name="rahim" imageUrl="/gone.webp" />);
  const picture = container.querySelector('img');
  if (picture === null) throw new Error('no picture was tried');
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('R');
});

test('[HDR-05] another picture is tried although the one before did not load', () => {
  const page = renderPage(<Avatar name="rahim" imageUrl="/gone.webp" />);
  fireEvent.error(page.container.querySelector('img') ?? page.container);
  page.rerender(<Avatar name="rahim" imageUrl="/media/avatar/tiger.webp" />);
  expect(page.container.querySelector('img')?.getAttribute('src')).toBe('/media/avatar/tiger.webp');
});

test('a name in Bengali gives its first letter whole', () => {
  expect(renderPage(<Avatar name="রহিম" />).container.textContent).toBe('র');
});
