import { expect, test } from 'vitest';
import { newsSearch, readMessagesSearch } from './center-search.ts';

test('[MSG-01] an address is read as far as it makes sense, and written as short as it goes', () => {
  const whole = { tab: 'news', type: 'PR', page: 3, show: '42' };
  expect(readMessagesSearch(whole)).toEqual(whole);
  expect(readMessagesSearch({ tab: 'news', page: '2', show: 7 })).toEqual({
    tab: 'news',
    page: 2,
    show: '7',
  });
  expect(readMessagesSearch({ tab: 'news', type: 'X', page: '-1', show: '<b>' })).toEqual({ tab: 'news' });
  expect(readMessagesSearch({ type: 'PR', show: '42' })).toEqual({});
  expect(newsSearch({ type: undefined, page: 1 })).toEqual({ tab: 'news' });
  expect(newsSearch({ type: 'B', page: 2, show: 'b-home1' })).toEqual({
    tab: 'news',
    type: 'B',
    page: 2,
    show: 'b-home1',
  });
});
