import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TableStream } from './table-stream.tsx';
import { texts as words } from './texts/en.ts';

const ADDRESS = 'https://video.example/live.m3u8';
/** A browser that plays HLS by itself, or one that does not. */
const browserThat = (plays: boolean) =>
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(plays ? 'maybe' : '');
const show = (address: string | null, isCalm = false) =>
  render(<TableStream address={address} isCalm={isCalm} words={words} />);
const video = () => screen.queryByLabelText<HTMLVideoElement>(words.stream.name);

afterEach(() => vi.restoreAllMocks());

test('[GAM-03] no video is shown where none is set, nor where the browser cannot play it: the drawn table alone stays', () => {
  browserThat(true);
  expect(show(null).container.innerHTML).toBe('');
  browserThat(false);
  expect(show(ADDRESS).container.innerHTML).toBe('');
});

test('[GAM-03] a video that is set plays without sound and says that it decides nothing; when it breaks off it goes', () => {
  browserThat(true);
  const { container } = show(ADDRESS);
  expect(video()).toMatchObject({ src: ADDRESS, muted: true, autoplay: true, controls: true });
  expect(screen.getByText(words.stream.counts)).toBeTruthy();
  fireEvent.error(video() ?? container);
  expect(container.innerHTML).toBe('');
});

test('where less motion is wanted a video waits until it is pressed', () => {
  browserThat(true);
  show(ADDRESS, true);
  expect(video()?.autoplay).toBe(false);
});
