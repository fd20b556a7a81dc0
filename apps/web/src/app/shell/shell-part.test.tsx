import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { ShellPart } from './shell-part.tsx';

test('[ERR-07] a broken part falls alone and can be tried again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Part = () => {
    if (broken) throw new Error('broken');
    return <p>Header</p>;
  };
  renderPage(
    <>
      <ShellPart>
        <Part />
      </ShellPart>
      <p>Page</p>
    </>,
  );
  expect(screen.getByText('Page')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Header')).toBeTruthy();
  vi.restoreAllMocks();
});
