import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { ClockNote } from './clock-note.tsx';
import { useMemberWords, useMoment } from './use-member-words.ts';

const LATE = '2026-11-15T20:30:00.000Z';

function Words() {
  const { when, money } = useMemberWords('৳');
  return (
    <p>
      {when(LATE)} | {useMoment('numeric')(LATE)} | {money('1234.50')}
    </p>
  );
}

function shown(offsetMinutes: number): string {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offsetMinutes);
  renderPage(<Words />);
  return screen.getByText(/\|/).textContent;
}

afterEach(() => vi.restoreAllMocks());

test('[MEM-08] a moment is written by the clock of the records, the day after where it is past midnight there', () => {
  expect(shown(-360)).toBe('16 Nov, 02:30 | 16 Nov 2026, 02:30 | ৳1,234.50');
});

test('[MEM-08] where the reader’s own clock shows another time, the zone is named once for the page, not on every row', () => {
  expect(shown(0)).toBe('16 Nov, 02:30 | 16 Nov 2026, 02:30 | ৳1,234.50');
  renderPage(<ClockNote />);
  screen.getByText('Days and times are those of Dhaka.');
});

test('[MEM-08] who lives by the clock of the records is told nothing about it', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-360);
  renderPage(<ClockNote />);
  expect(screen.queryByText('Days and times are those of Dhaka.')).toBeNull();
});
