import { expect, test } from 'vitest';
import { outsideLink } from './outside-link.ts';

const OWN = ['maidan.example', '127.0.0.1'];

const REFUSED = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://maidan.example/1',
  'file:///etc/passwd',
  'intent://t.me#Intent;scheme=https;end',
  '//t.me/maidan',
  '\\\\t.me\\maidan',
  '/\\t.me',
  'https:/t.me/maidan',
  'https:t.me/maidan',
  'https:\\\\t.me\\maidan',
  'https://t.me\\@evil.example/',
  'https://t.me@evil.example/',
  'https://maidan:secret@t.me/',
  'https://t.me.evil.example/',
  'https://evil-t.me/',
  'https://evilmaidan.example/',
  'https://evil.example/?https://t.me',
  'https://t.me:8443/maidan',
  'http://t.me/maidan',
  'http://maidan.example/chat',
  'https://t\u200b.me/',
  'https://ｔ.me/',
  'https://t。me/',
  'https://%74.me/',
  'https://tеlegram.me/',
  'https://xn--telegram-5of.me/',
  'https://t.me\t/maidan',
  'https://t.me/ma idan',
  'https://t.me/\u202egnp.exe',
  'mailto:a@b.example?bcc=evil@evil.example',
  'mailto:',
  'tel:+880;ext=1',
  'https://',
  '',
  `https://t.me/${'a'.repeat(3000)}`,
];

test.each(REFUSED)('[SET-02] T21: %j is not opened', (address) => {
  expect(outsideLink(address, OWN)).toBeNull();
});

test.each([
  'https://t.me/maidan',
  'https://wa.me/8801700000000?text=Hi',
  'https://maidan.example/chat',
  'https://chat.maidan.example:8443/room#1',
  'http://127.0.0.1:4100/help',
  'mailto:help@maidan.example',
  'tel:+8801700000000',
])('[SET-02] T21: %j is opened as it stands', (address) => {
  expect(outsideLink(address, OWN)).toBe(address);
});

test('T21: an empty main domain makes no host an own one', () => {
  expect(outsideLink('https://anything.example/', [''])).toBeNull();
});
