import { Readable } from 'node:stream';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What leaves in one piece. Above it a line takes the next piece when it has room for it, and never holds the rest. */
const PIECE_BYTES = 64 * 1024;

type Packed = { readonly encoding: string; readonly content: Buffer };

/** An answer that is the same for everybody: its bytes are made once, and packed once. */
export type FixedAnswer = {
  readonly type: string;
  readonly plain: Buffer;
  /** The smallest first. */
  readonly packed: readonly Packed[];
};

export function fixedAnswer(type: string, text: string): FixedAnswer {
  const plain = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    type,
    plain,
    packed: [
      { encoding: 'br', content: brotliCompressSync(plain, quality) },
      { encoding: 'gzip', content: gzipSync(plain) },
    ],
  };
}

export function sendFixed(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, plain, packed }: FixedAnswer,
): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const chosen = packed.find(({ encoding }) => accepts(accepted, encoding));
  if (chosen !== undefined) void reply.header('content-encoding', chosen.encoding);
  const content = chosen?.content ?? plain;
  void reply.type(type).header('vary', 'accept-encoding');
  if (content.length <= PIECE_BYTES) return reply.send(content);
  return reply.header('content-length', content.length).send(Readable.from(piecesOf(content)));
}

/** Views of the one buffer: nothing is copied, however many take it at once. */
function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += PIECE_BYTES) yield content.subarray(at, at + PIECE_BYTES);
}

/** Named, and not with the weight zero that refuses it. */
function accepts(header: string, encoding: string): boolean {
  const named = header.split(',').find((part) => part.trim().split(';')[0]?.trim() === encoding);
  return named !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(named);
}
