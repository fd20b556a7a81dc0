import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One chunk of a png: length, name, data, checksum. */
export function pngChunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A grey png of any size, a handful of bytes for each megapixel; `extra` chunks stand before the pixels. */
export function greyPng(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A megabyte of compressed text that would be a gigabyte, under the name of a note or of a colour profile. */
export function textBomb(name: 'zTXt' | 'iCCP'): Buffer {
  const packed = deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 });
  return pngChunk(name, Buffer.concat([Buffer.from('a\0\0', 'latin1'), packed]));
}

/** Frames nobody will see: the still picture is the first one. */
export function manyFrames(frames: number): Buffer[] {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(8, 4);
  frame.writeUInt32BE(8, 8);
  return [pngChunk('acTL', control), ...Array.from({ length: frames }, () => pngChunk('fcTL', frame))];
}

export function photograph(width = 320, height = 240): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a7d4f' } })
    .jpeg()
    .toBuffer();
}

/** With the place where it was taken, and a script where a name should be. */
export function photographWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 32, channels: 3, background: '#b33' } })
    .withExif({
      IFD0: { Artist: '<script>alert(1)</script>' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A jpeg that asks to be drawn a thousand times over. */
export async function manyScans(): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#777' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const from = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(from, jpeg.length - 2);
  return Buffer.concat([
    jpeg.subarray(0, from),
    ...Array.from({ length: 1_000 }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A whole file, grown to an exact length by bytes that mean nothing. */
export function grownTo(picture: Buffer, bytes: number): Buffer {
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}
