import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { Refusal } from '#refusals/refusal.ts';
import { createSlots } from './slots.ts';

/**
 * Drawing takes a core for some 50 ms, and whoever scrolls through games nobody has seen yet asks for hundreds: one core
 * stays for the calls beside them, and for the browser where both share a machine.
 */
const DRAWN_AT_ONCE = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 1_000;
/** Some 15 KB each. */
const MAX_IN_MEMORY = 400;
const MAX_FILES = 60_000;

export type PictureCache = {
  /** The picture of this key, drawn at most once however many ask for it at the same moment. */
  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
};

export const pictureFolder = (dataDir: string): string => join(dataDir, 'cache', 'pictures');

/** `key` must be a plain hex hash: it becomes a file name. */
export function createPictureCache(
  folder: string,
  { maxFiles = MAX_FILES, drawnAtOnce = DRAWN_AT_ONCE } = {},
): PictureCache {
  const memory = new LRUCache<string, Buffer>({ max: MAX_IN_MEMORY });
  const underWay = new Map<string, Promise<Buffer>>();
  const slots = createSlots(drawnAtOnce, MAX_WAITING, () => new Refusal('UNAVAILABLE'));
  const files = createFileFolder(folder, maxFiles);

  const find = async (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await files.read(key);
    if (kept !== null) return kept;
    const picture = await slots.run(draw);
    await files.write(key, picture);
    return picture;
  };

  return {
    get: (key, draw) => {
      const known = memory.get(key);
      if (known !== undefined) return Promise.resolve(known);
      const running = underWay.get(key) ?? find(key, draw).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running.then((picture) => {
        memory.set(key, picture);
        return picture;
      });
    },
  };
}

type FileFolder = {
  read(key: string): Promise<Buffer | null>;
  write(key: string, picture: Buffer): Promise<void>;
};

/** 256 folders, so that none grows long. A full disk costs speed, never an answer. */
function createFileFolder(folder: string, maxFiles: number): FileFolder {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key);
  const maxPerFolder = Math.ceil(maxFiles / 256);
  return {
    read: (key) => readFile(pathOf(key)).catch(() => null),
    write: async (key, picture) => {
      const path = pathOf(key);
      const unfinished = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await prune(dirname(path), maxPerFolder);
        // Written aside and moved into place: nobody ever reads half a picture.
        await writeFile(unfinished, picture);
        await rename(unfinished, path);
      } catch {
        await unlink(unfinished).catch(() => undefined);
      }
    },
  };
}

/** Old drawings leave when a folder is full: the oldest tenth at once. */
async function prune(folder: string, maxFiles: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length < maxFiles) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  );
  const leaving = dated.toSorted((a, b) => a.at - b.at).slice(0, Math.ceil(maxFiles / 10));
  await Promise.all(leaving.map(({ path }) => unlink(path).catch(() => undefined)));
}
