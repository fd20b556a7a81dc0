import { PICTURE_MAX_BYTES, PICTURE_TYPES, PICTURES_AT_MOST } from '@maidan/contract/upload/picture.ts';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { preparePicture } from '#lib/pictures/prepare-picture.ts';
import { sendPicture } from '#lib/pictures/send-picture.ts';

export type UploadItem = {
  key: number;
  name: string;
  preview: string | null;
  /** 0 to 1 while it is being sent. */
  progress: number;
  id: string | null;
  /** Why it was not taken, in words. */
  problem: string | null;
};

/** A photograph of this size is made smaller before it is sent; beyond it a browser may run out of memory. */
const TOO_LARGE_TO_DRAW = 12 * PICTURE_MAX_BYTES;

/** The pictures of one form: `ids` goes into its request; while `busy`, one is still on its way. */
export function useUploads() {
  const t = useT('upload');
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const files = useRef(new Map<number, { file: File; stop: AbortController }>());
  const next = useRef(1);
  const underWay = useRef(0);
  useEffect(() => {
    const running = files.current;
    return () => running.forEach(({ stop }) => stop.abort());
  }, []);

  const change = (key: number, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)));

  const send = async (key: number, file: File): Promise<void> => {
    const stop = new AbortController();
    files.current.set(key, { file, stop });
    underWay.current += 1;
    change(key, { problem: null, progress: 0 });
    const isReady = await prepareAndSend(key, file, stop.signal);
    underWay.current -= 1;
    // What was wrong with another choice is past once all that was taken is ready.
    if (isReady && underWay.current === 0) setProblem(null);
  };

  const prepareAndSend = async (key: number, file: File, signal: AbortSignal): Promise<boolean> => {
    const { body, preview } = await preparePicture(file);
    change(key, { preview });
    if (body.size > PICTURE_MAX_BYTES) {
      change(key, { problem: t('tooLarge', { name: file.name }) });
      return false;
    }
    try {
      const id = await sendPicture(body, {
        signal,
        onProgress: (progress) => change(key, { progress }),
      });
      change(key, { id, progress: 1 });
      return true;
    } catch (error) {
      change(key, { problem: error instanceof CallError ? error.message : t('failed') });
      return false;
    }
  };

  const refusalOf = (file: File, count: number): string | null => {
    if (count >= PICTURES_AT_MOST) return t('tooMany', { count: PICTURES_AT_MOST });
    if (!PICTURE_TYPES.some((type) => type === file.type)) return t('wrongType', { name: file.name });
    return file.size > TOO_LARGE_TO_DRAW ? t('tooLarge', { name: file.name }) : null;
  };

  const add = (chosen: readonly File[]): void => {
    setProblem(null);
    let count = items.length;
    for (const file of chosen) {
      const refused = refusalOf(file, count);
      if (refused !== null) {
        setProblem(refused);
        continue;
      }
      count += 1;
      const key = next.current++;
      setItems((all) => [
        ...all,
        { key, name: file.name, preview: null, progress: 0, id: null, problem: null },
      ]);
      void send(key, file);
    }
  };
  const remove = (key: number): void => {
    files.current.get(key)?.stop.abort();
    files.current.delete(key);
    setProblem(null);
    setItems((all) => all.filter((item) => item.key !== key));
  };
  const retry = (key: number): void => {
    const known = files.current.get(key);
    if (known !== undefined) void send(key, known.file);
  };
  return {
    items,
    problem,
    ids: items.flatMap(({ id }) => (id === null ? [] : [id])),
    busy: items.some(({ id, problem: reason }) => id === null && reason === null),
    add,
    remove,
    retry,
    /** After the request went: its pictures belong to it now. */
    clear: () => setItems([]),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
