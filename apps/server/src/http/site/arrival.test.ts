import { expect, test } from 'vitest';
import { readArrival } from '#http/site/arrival.ts';

const CODE = 'C'.repeat(43);

test('[LOG-06] T1: a page is drawn without the code that its address carried', () => {
  expect(readArrival(`/?token=${CODE}&lang=bn`)).toEqual({ url: '/', language: 'bn' });
  expect(readArrival(`/rng?search=7&token=${CODE}&token=again`)).toEqual({
    url: '/rng?search=7',
    language: null,
  });
});

test('[LOG-14] what another service sent along is no part of the page', () => {
  expect(readArrival('/login/social?code=abc&state=xyz')).toEqual({ url: '/login/social', language: null });
});

test('[SID-06] only a language that the site speaks is taken from an address', () => {
  expect(readArrival('/?lang=xx').language).toBeNull();
  expect(readArrival('/?lang=en').language).toBe('en');
});

test('any other address stays as it was sent', () => {
  for (const url of ['/', '/rng?search=%20seven&search=8', '/?x=%ff', '//evil.example/?a=1'])
    expect(readArrival(url)).toEqual({ url, language: null });
});
