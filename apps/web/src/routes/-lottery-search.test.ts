import { OWN_PATH } from '@maidan/contract/games/lottery/lobby-launch.ts';
import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { goToItsPage, readLotterySearch } from './-lottery-search.ts';

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/home\nset-cookie:x',
  '/<script>',
  `/${'a'.repeat(300)}`,
])('[LOT-01] T31: a way back that leads off the site is none: %j', (backUrl) => {
  expect(readLotterySearch({ backUrl })).toEqual({});
  expect(OWN_PATH.test(backUrl)).toBe(false);
});

test('[LOT-01] of what the lobby says only what is known is kept', () => {
  const known = {
    gameCode: 'dhaka-daily',
    lottoArea: 'VN',
    launchMode: 'LOTT',
    prizeMode: 'ZY',
    view: 'lobby',
    device: 'mobile',
    backUrl: '/favorite?tab=2',
    language: 'bn',
  };
  expect(readLotterySearch({ ...known, theme: 'dark' })).toEqual(known);
  expect(OWN_PATH.test(known.backUrl)).toBe(true);
  const unknown = {
    gameCode: '<x>',
    lottoArea: 'TH',
    launchMode: 'X',
    prizeMode: 'zy',
    view: ['lobby'],
    device: 'tv',
    language: 'xx',
  };
  expect(readLotterySearch(unknown)).toEqual({});
});

function take(...way: Parameters<typeof goToItsPage>): unknown {
  try {
    goToItsPage(...way);
    return null;
  } catch (error) {
    return isRedirect(error) ? error.options : error;
  }
}

test('[LOT-01] an area, or a table of prizes, of another page leads there with all that was said', () => {
  const search = { prizeMode: 'SEA', gameCode: 'x' } as const;
  expect(take('/lottery', search)).toMatchObject({ to: '/seaLottery', search });
  expect(take('/lottery', { lottoArea: 'VN' })).toMatchObject({ to: '/vnLottery' });
  expect(take('/seaLottery', search)).toBeNull();
  expect(take('/lottery', {})).toBeNull();
});
