import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36';

test.each([
  ['nothing', '', ''],
  ['a script', 'curl/8.5.0', ''],
  ['markup', '<img src=x onerror=alert(1)> Chrome/<b>', ''],
  [
    'a version that is no number',
    `Mozilla/5.0 (Windows NT 10.0) Chrome/${'9'.repeat(400)}`,
    'Chrome 9999, Windows',
  ],
  ['what stands too far back to be read', `${'x'.repeat(600)} Chrome/128 Android`, ''],
])('what %s says of itself becomes nothing but known words', (_what, said, name) => {
  expect(deviceName(said)).toBe(name);
});

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome 128, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/127.0.0.0`, 'Edge 127, Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} OPR/112.0.0.0`, 'Opera 112, Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${CHROME.replace('Chrome', 'SamsungBrowser/25.0 Chrome')}`,
    'Samsung Internet 25, Android',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox 130, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari 18, macOS',
  ],
  ['Mozilla/5.0 (Linux; Android 14)', 'Android'],
])('[LOG-16] a device is named by its browser and system: %s', (said, name) => {
  expect(deviceName(said)).toBe(name);
});
