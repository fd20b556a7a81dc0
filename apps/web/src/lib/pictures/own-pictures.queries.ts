import { getPicture } from '@maidan/contract/upload/get-picture.ts';
import type { PictureSize } from '@maidan/contract/upload/picture.ts';
import { queryOptions } from '@tanstack/react-query';
import { callForFile } from '#lib/call/call-file.ts';

/** A picture never changes, but it is private: it stays in memory no longer than it is looked at. */
const KEPT_MS = 60_000;

/** One of the own pictures, as an address that an `img` may show: a page may draw no bytes from anywhere else. */
export function pictureQuery(id: string, size: PictureSize) {
  return queryOptions({
    queryKey: ['picture', id, size],
    queryFn: async () => asAddress(await callForFile(getPicture, { id, size })),
    staleTime: Infinity,
    gcTime: KEPT_MS,
    meta: { ofMember: true },
  });
}

function asAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('a picture could not be read')));
    reader.readAsDataURL(file);
  });
}
