import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { QrCode } from './qr-code.tsx';

test('[ERR-05] QR length overflow has its own words', async () => {
  renderPage(<QrCode text={'x'.repeat(4000)} />);
  expect((await screen.findByRole('alert')).textContent).toContain('too long for a QR code');
});

test('[ERR-05] QR image load error has its own words and another try', async () => {
  vi.doMock('./qr-path.ts', () => {
    throw new Error('the part did not arrive');
  });
  renderPage(<QrCode text="https://site.test/" />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be made');
  expect(screen.getByText('Try again')).toBeDefined();
  vi.doUnmock('./qr-path.ts');
});
