import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.ts';
import { createSlots } from './slots.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keyOf = (index: number): string => `aa${index.toString(16).padStart(38, '0')}`;

/** Work that is held until it is let go, and how much of it went on at once. */
function heldWork() {
  let running = 0;
  let most = 0;
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await opened;
    running -= 1;
  };
  return { work, most: () => most, open: () => gate.emit('open') };
}

test('a drawing that fails is not kept: the next who asks draws again', async () => {
  const cache = createPictureCache(folder);
  await expect(cache.get(keyOf(1), () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await cache.get(keyOf(1), async () => Buffer.from('picture'))).toEqual(Buffer.from('picture'));
});

test('another process finds on disk what was drawn before', async () => {
  await createPictureCache(folder).get(keyOf(2), async () => Buffer.from('kept'));
  const later = createPictureCache(folder);
  const found = await later.get(keyOf(2), () => Promise.reject(new Error('drawn again')));
  expect(found.toString()).toBe('kept');
});

test('a core is left to the calls: no more pictures are drawn at once than one core less than there are', async () => {
  const cache = createPictureCache(folder);
  const most = Math.max(1, availableParallelism() - 1);
  const { work, most: drawnAtOnce, open } = heldWork();
  const draw = async (): Promise<Buffer> => {
    await work();
    return Buffer.from('picture');
  };
  const asked = Array.from({ length: most + 3 }, (_, index) => cache.get(keyOf(index), draw));
  // Each looks on disk first; what is asked of the disk later is answered later, and then whoever may draw draws.
  for (let turn = 0; turn < 20; turn += 1) await readdir(folder);
  expect(drawnAtOnce()).toBe(most);
  open();
  await Promise.all(asked);
  expect(drawnAtOnce()).toBe(most);
});

test('the folder does not grow beyond its bound', async () => {
  const cache = createPictureCache(folder, { maxFiles: 256 * 10 });
  for (let index = 0; index < 40; index += 1)
    await cache.get(keyOf(index), async () => Buffer.from(String(index)));
  expect((await readdir(join(folder, 'aa'))).length).toBeLessThanOrEqual(10);
});

test('no more works run at once than there are slots, and who finds the queue full is refused', async () => {
  const slots = createSlots(2, 1, () => new Error('full'));
  const { work, most, open } = heldWork();
  const accepted = [slots.run(work), slots.run(work), slots.run(work)];
  await expect(slots.run(work)).rejects.toThrow('full');
  open();
  await Promise.all(accepted);
  expect(most()).toBe(2);
});
