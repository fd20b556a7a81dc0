import { expect, test } from 'vitest';
import { PAGE_STATE_ID, pageStateText, readPageState } from './page-state.ts';

test('a name that tries to end the script stays text', () => {
  const evil = '</script><script>alert(1)</script>\u2028&';
  const state = {
    language: 'en' as const,
    drawn: true,
    news: 7,
    queries: { mutations: [], queries: [], evil } as never,
  };
  const text = pageStateText(state);
  expect(text).not.toMatch(/[<>&\u2028]/);
  document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">${text}</script>`;
  expect(readPageState()).toEqual(state);
});
