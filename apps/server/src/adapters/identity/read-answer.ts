const TIMEOUT_MS = 8_000;
const MAX_BYTES = 256 * 1024;

type Asked = { method?: 'POST'; body?: URLSearchParams; headers?: Record<string, string> };

/** A JSON answer of another service: in time, of bounded size, and from where it was asked. */
export async function readAnswer(url: string, request: Asked = {}): Promise<unknown> {
  const response = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json', ...request.headers },
  });
  const text = await boundedText(response);
  if (!response.ok) throw new Error(`the other service answered ${response.status}`);
  return JSON.parse(text);
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('the other service answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
