import type { CustomFetchOptions } from 'openid-client';

const MAX_BYTES = 256 * 1024;

/** An answer of another service, of bounded size; `openid-client` bounds its time and follows it nowhere else. */
export async function boundedFetch(url: string, request: CustomFetchOptions): Promise<Response> {
  const answer = await fetch(url, request as RequestInit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('the other service answered too much');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), answer);
}
