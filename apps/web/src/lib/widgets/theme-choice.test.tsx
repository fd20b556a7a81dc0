import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { ThemeChoice } from './theme-choice.tsx';

afterEach(() => delete document.documentElement.dataset['theme']);

const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.getAttribute('aria-label'));

test('[I18-02] the system is followed until something else is chosen, and again when that is wished', () => {
  renderPage(<ThemeChoice />);
  expect(pressed()).toEqual(['Like the system']);
  fireEvent.click(screen.getByRole('button', { name: 'Light' }));
  expect(pressed()).toEqual(['Light']);
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(document.cookie).toContain('maidan-theme=light');
  fireEvent.click(screen.getByRole('button', { name: 'Like the system' }));
  expect(document.documentElement.dataset['theme']).toBe('system');
});
