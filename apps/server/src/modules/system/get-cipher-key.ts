import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getCipherKey as operation } from '@maidan/contract/system/get-cipher-key.ts';
import type { Cipher } from '#call/cipher.ts';

export const getCipherKey = (cipher: Cipher) => (): Promise<ResponseOf<typeof operation>> =>
  cipher.currentKey();
