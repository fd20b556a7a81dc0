import type { Failure } from '@maidan/contract/envelope.ts';
import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { CallError } from '#lib/call/call-error.ts';
import { clientErrorText } from '#lib/texts/i18n.tsx';
import { currentLanguage } from '#lib/storage/preferences.ts';
import { tellRefusal } from '#lib/call/refusals.ts';
import { clearSession, readToken } from '#lib/session/session-token.ts';

/**
 * The other way to the platform: an operation that answers with a file. The session goes along in headers, never in an
 * address, which is why this is no plain link.
 */
export async function callForFile<O extends Operation>(
  operation: O,
  input: RequestOf<O> & Readonly<Record<string, string | undefined>>,
): Promise<Blob> {
  const token = readToken();
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<string | undefined>(input))
    if (value !== undefined) query.set(name, value);
  const response = await fetch(`${operation.path}?${query.toString()}`, {
    headers: {
      'x-language': currentLanguage(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    credentials: 'same-origin',
  }).catch(() => null);
  if (response?.ok === true) return response.blob();
  const failure = (await response?.json().catch(() => null)) as Failure | null | undefined;
  const code = failure?.code ?? 'NETWORK';
  if (failure !== null && failure !== undefined) {
    const lost = failure.code === 'NOT_LOGGED_IN' && token !== null && token === readToken();
    if (lost) clearSession();
    tellRefusal({ code: failure.code, lost, ended: failure.ended, reading: true });
  }
  throw new CallError({
    code,
    message: failure?.message ?? clientErrorText('network'),
    fields: failure?.fields ?? {},
    requestId: failure?.requestId ?? '',
    status: response?.status ?? 0,
  });
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn; a link that stays would keep the whole file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
