/** As large as the platform keeps it: more would only take longer to send. */
const LONGEST_SIDE = 2_560;
const SMALL_ENOUGH_BYTES = 1_500_000;
const PREVIEW_SIDE = 320;
const QUALITY = 0.86;

export type Prepared = { body: Blob; preview: string | null };

/**
 * What is sent in place of the chosen file, and a small look at it. A phone's photograph becomes a tenth of its size
 * here, before it meets a slow network; a file that this browser cannot draw goes as it is, and the platform judges.
 */
export async function preparePicture(file: File): Promise<Prepared> {
  try {
    const bitmap = await createImageBitmap(file);
    try {
      const preview = scaled(bitmap, PREVIEW_SIDE).toDataURL('image/jpeg', QUALITY);
      const fits = Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE && file.size <= SMALL_ENOUGH_BYTES;
      return { body: fits ? file : await asJpeg(scaled(bitmap, LONGEST_SIDE), file), preview };
    } finally {
      bitmap.close();
    }
  } catch {
    return { body: file, preview: null };
  }
}

function scaled(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function asJpeg(canvas: HTMLCanvasElement, instead: File): Promise<Blob> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? instead), 'image/jpeg', QUALITY);
  });
}
