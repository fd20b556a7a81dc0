import { languageFacts, LANGUAGES } from '@maidan/contract/languages.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KNOWN_LANGUAGES } from '#lib/texts/known-languages.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LanguageModal } from './language-modal.tsx';

test('[I18-01] what can be chosen, each by its own name, and nothing that cannot', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  renderPage(<LanguageModal onClose={() => undefined} />);
  const choices = within(screen.getByRole('list')).getAllByRole('button');
  expect(choices.map((choice) => choice.textContent)).toEqual(
    LANGUAGES.map((tag) => languageFacts(tag).name),
  );
  expect(choices.some((choice) => (choice as HTMLButtonElement).disabled)).toBe(false);
  expect(choices[0]?.getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'বাংলা' }));
  expect(document.cookie).toContain('maidan-language=bn');
  expect(reload).toHaveBeenCalledOnce();
});

test('[I18-01] about thirty languages are known by their own names, for when their catalogues come', () => {
  expect(KNOWN_LANGUAGES.length).toBeGreaterThanOrEqual(30);
  expect(new Set(KNOWN_LANGUAGES.map(({ tag }) => tag)).size).toBe(KNOWN_LANGUAGES.length);
});
