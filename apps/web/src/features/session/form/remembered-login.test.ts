import { afterEach, expect, test, vi } from 'vitest';
import { forgetLogin, readRemembered, rememberLogin } from './remembered-login.ts';

afterEach(forgetLogin);

test('[LOG-11] T4: name, way and dialing code are remembered for 86,400 seconds', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  rememberLogin({ username: 'রহিম', type: 'sms', countryDialingCode: '+880' });
  expect(write.mock.calls[0]?.[0]).toContain('Max-Age=86400;');
  expect(readRemembered()).toEqual({ username: 'রহিম', type: 'sms', countryDialingCode: '+880' });
});

test.each(['nonsense', '%E0%A4%A', encodeURIComponent('{"username":7}'), encodeURIComponent('"x"')])(
  'a cookie that is none of ours is nobody: %s',
  (value) => {
    document.cookie = `maidan-remember=${value}; Path=/`;
    expect(readRemembered()).toBeNull();
  },
);

test('a dialing code that is none is left out', () => {
  rememberLogin({ username: 'rahim', type: 'username', countryDialingCode: '+88<b>' });
  expect(readRemembered()?.countryDialingCode).toBe('');
});
