import * as z from 'zod/mini';

/** What a member may send, one picture in one call; whoever takes pictures takes at most so many of them. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const PICTURES_AT_MOST = 3;
export const PICTURE_SIZES = ['small', 'whole'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;

/** Given out by the platform; says nothing about the picture or its owner. */
export const pictureId = z.uuid();

/** For a request that brings proofs along: each picture once. */
export const pictureIds = z.array(pictureId).check(
  z.maxLength(PICTURES_AT_MOST),
  z.refine((ids) => new Set(ids).size === ids.length),
);
