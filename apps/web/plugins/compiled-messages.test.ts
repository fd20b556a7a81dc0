import { expect, test } from 'vitest';
import { compileTree } from './compiled-messages.ts';

test('a broken message stops the build and says where it stands', () => {
  expect(() => compileTree({ nav: { help: '{broken' } }, 'en/shell.json')).toThrow(
    'en/shell.json: nav: help is not a valid message',
  );
});

test('plain text stays text; arguments are compiled', () => {
  expect(compileTree({ a: 'Home', b: { c: 'ID {id}' } }, 'f')).toEqual({
    a: 'Home',
    b: { c: ['ID ', ['id']] },
  });
});
