import type { Locator, Page } from '@playwright/test';
import jsqr from 'jsqr';

/** What a camera would read: the code is taken from its picture, not from the page. */
export async function readQr(page: Page, code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const drawn = pen?.getImageData(0, 0, image.width, image.height);
    return { pixels: [...(drawn?.data ?? [])], width: image.width, height: image.height };
  }, picture);
  return jsqr(new Uint8ClampedArray(pixels), width, height)?.data ?? '';
}
