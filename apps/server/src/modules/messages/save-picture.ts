import { Readable } from 'node:stream';
import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { Refusal, refusalText } from '#refusals/refusal.ts';
import { housePictureAddress } from '#modules/media/picture-address.ts';
import { SettingRefused } from '#settings/setting-problems.ts';
import { drawAnew, drawForPages } from '#modules/upload/draw-anew.ts';
import { readBytes } from '#modules/upload/read-bytes.ts';
import { writeHousePicture } from './messages.store.ts';
import type { Press } from './save-content.ts';

/** MSG-05: a picture of the house goes through the rules of every upload; what is kept the platform drew itself. */
export async function publishPicture(
  { db, config }: Pick<Press, 'db' | 'config'>,
  file: Readable,
): Promise<{ id: string; address: string }> {
  try {
    const drawn = await drawForPages((await drawAnew(await readBytes(file))).picture);
    const id = await writeHousePicture(db, config.merchant, drawn);
    return { id, address: housePictureAddress(id) };
  } catch (error) {
    if (error instanceof Refusal)
      throw new SettingRefused('picture', [refusalText(error.code, DEFAULT_LANGUAGE)]);
    throw error;
  }
}
