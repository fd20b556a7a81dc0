import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { Picture } from './picture.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // The document of the test calls every picture complete; a browser does not while one is on its way.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

const image = (): HTMLImageElement | null => document.querySelector('img');
const fail = (): void => void fireEvent.error(image() ?? document.body);
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('[HOM-10] [ERR-05] without an address, and after two failures, the fallback stands in the place', () => {
  const page = renderPage(<Picture src={null} fallback="stand-in" />);
  expect(image()).toBeNull();
  expect(screen.getByText('stand-in')).toBeTruthy();
  page.rerender(<Picture src="/media/a.webp" fallback="stand-in" />);
  expect(screen.queryByText('stand-in')).toBeNull();
  fail();
  expect(image()).toBeNull();
  wait(1200);
  expect(image()?.getAttribute('src')).toBe('/media/a.webp?retry=1');
  fail();
  expect(image()).toBeNull();
  expect(screen.getByText('stand-in')).toBeTruthy();
});

test('[ERR-05] a picture that is slow leaves no hole: the fallback fills it until the picture is here', () => {
  renderPage(<Picture src="/media/a.webp" fallback="stand-in" className="whole" />);
  wait(3999);
  expect(screen.queryByText('stand-in')).toBeNull();
  wait(1);
  expect(screen.getByText('stand-in')).toBeTruthy();
  expect(image()?.getAttribute('src')).toBe('/media/a.webp');
  fireEvent.load(image() ?? document.body);
  expect(screen.queryByText('stand-in')).toBeNull();
  expect(image()?.className).toBe('whole');
});

test('bytes that are in the page already are not asked for by another address', () => {
  renderPage(<Picture src="data:image/png;base64,AA==" fallback="stand-in" />);
  fail();
  wait(1200);
  expect(image()?.getAttribute('src')).toBe('data:image/png;base64,AA==');
});
