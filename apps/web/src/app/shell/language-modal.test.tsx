import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { LanguageModal } from './language-modal.tsx';

test('[I18-01] about thirty languages by their own names; those with a catalogue can be chosen', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  renderPage(<LanguageModal onClose={() => undefined} />);
  const choices = within(screen.getByRole('list')).getAllByRole('button');
  expect(choices.length).toBeGreaterThanOrEqual(30);
  const open = choices.filter((choice) => !(choice as HTMLButtonElement).disabled);
  expect(open.map((choice) => choice.textContent)).toEqual(['English', 'বাংলা']);
  expect(open[0]?.getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'বাংলা' }));
  expect(document.cookie).toContain('maidan-language=bn');
  expect(reload).toHaveBeenCalledOnce();
});
