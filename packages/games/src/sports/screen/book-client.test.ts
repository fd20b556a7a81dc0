import { expect, test } from 'vitest';
import type { GameHost } from '#screen-plug.ts';
import { PlayFailure } from '#screen-plug.ts';
import type { CashOutRequest } from '../book-wire.ts';
import { makeBookClient } from './book-client.ts';

const betId = '5f0c1d6e-0000-4000-8000-000000000001';
const PART = { betId, stake: '25.00', least: '10.00' };

/** A house whose answers get lost where it is told so. */
function houseWith(answers: ('lost' | 'bought')[]) {
  const notes = new Map<string, string>();
  const asked: CashOutRequest[] = [];
  const host = {
    remember: (key: string, value: string | null) =>
      void (value === null ? notes.delete(key) : notes.set(key, value)),
    recall: (key: string) => notes.get(key) ?? null,
    call: async (_path: string, _schema: object, body: CashOutRequest) => {
      asked.push(body);
      if (answers.shift() === 'lost') throw new PlayFailure('OFFLINE');
      return { bet: null, balance: null, refusal: null };
    },
  } as unknown as GameHost;
  return { host, asked };
}

test('[GAM-08] a part whose answer was lost is asked for again under its id, also after a reload, and the next one under its own', async () => {
  const { host, asked } = houseWith(['lost', 'lost', 'bought', 'bought']);
  const press = (part = PART) => makeBookClient(host).cashOut(part);
  await expect(press()).rejects.toThrow('OFFLINE');
  await expect(press({ ...PART, least: '9.00' })).rejects.toThrow('OFFLINE');
  await press();
  await press();
  const [first, second, third, fourth] = asked.map(({ operationId }) => operationId);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});
