import type { Locator, Page } from '@playwright/test';
import jsqr from 'jsqr';

/** What a camera would read: the code is taken from its picture, not from the page. */
export async function readQr(page: Page, code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const drawn = pen?.getImageData(0, 0, image.width, image.height);
    return { pixels: [...(drawn?.data ?? [])], width: image.width, height: image.height };
  }, picture);
  return jsqr(new Uint8ClampedArray(pixels), width, height)?.data ?? '';
}
