import { expect, test } from 'vitest';
import { gameAddress, isLottery } from './game-address.ts';

test('[GAM-03] a game opens at its own page; a banner needs no more than the node', () => {
  expect(gameAddress({ nodeId: '10001' })).toBe('/seamless?game=10001');
  expect(gameAddress({ nodeId: 'a', vassalage: 'PG', gameType: 'RNG', gameCode: 'x' })).toBe(
    '/seamless?game=a',
  );
});

test('[GAM-04] the vendor decides which lottery it is, and where it says nothing the kind of game', () => {
  const draw = { nodeId: '1', gameCode: 'north', gameType: 'ELOTT' } as const;
  expect(gameAddress({ ...draw, vassalage: 'TCG_LOTTO_VN' })).toBe('/vnLottery?gameCode=north');
  expect(gameAddress({ ...draw, vassalage: 'TCG_SEA' })).toBe('/seaLottery?gameCode=north');
  expect(gameAddress({ ...draw, vassalage: 'ELOTT' })).toBe('/lottery?gameCode=north');
  expect(gameAddress({ ...draw, gameType: 'LOTT', vassalage: 'LOTT' })).toBe('/lottery?gameCode=north');
  expect(gameAddress({ ...draw, vassalage: 'OTHER' })).toBe('/lottery?gameCode=north');
  expect(isLottery({ nodeId: '1', vassalage: 'PG', gameType: 'RNG' })).toBe(false);
});
