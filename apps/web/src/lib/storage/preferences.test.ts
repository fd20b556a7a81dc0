import { afterEach, expect, test } from 'vitest';
import { chooseTheme, currentTheme, readPreferences } from './preferences.ts';

afterEach(() => {
  document.cookie = 'maidan-theme=; Path=/; Max-Age=0';
});

test('[I18-02] without a choice the theme follows the system', () => {
  expect(readPreferences('').theme).toBe('system');
});

test('a cookie with an unknown value counts as no choice', () => {
  expect(readPreferences('maidan-theme=neon; maidan-language=xx')).toEqual({
    language: 'en',
    theme: 'system',
  });
});

test('[I18-01] the chosen language wins over what the browser prefers', () => {
  expect(readPreferences('a=b; maidan-language=en', 'bn-BD,bn;q=0.9').language).toBe('en');
  expect(readPreferences('', 'fr, bn-BD;q=0.9, en;q=0.5').language).toBe('bn');
  expect(readPreferences('', 'fr, de').language).toBe('en');
});

test('[I18-02] a chosen theme shows at once and is remembered for the next page', () => {
  chooseTheme('light');
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(currentTheme()).toBe('light');
});
