import { uploadPicture } from '@maidan/contract/upload/upload-picture.ts';
import { readAnswer } from '#lib/call/call.ts';
import { currentLanguage } from '#lib/storage/preferences.ts';
import { readToken } from '#lib/session/session-token.ts';

const TIMEOUT_MS = 60_000;

type Options = { onProgress: (share: number) => void; signal: AbortSignal };

/** Sends the bytes of one picture and answers with its id. The old way to send is the only one that tells how far it is. */
export function sendPicture(body: Blob, { onProgress, signal }: Options): Promise<string> {
  const token = readToken();
  const request = new XMLHttpRequest();
  request.open(uploadPicture.method, uploadPicture.path);
  request.responseType = 'json';
  request.timeout = TIMEOUT_MS;
  request.setRequestHeader('content-type', body.type);
  request.setRequestHeader('x-language', currentLanguage());
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total === 0 ? 0 : loaded / total),
  );
  return new Promise((resolve, reject) => {
    const end = () => {
      const { status } = request;
      const answer: unknown = request.response;
      try {
        resolve(readAnswer(uploadPicture, { status, body: answer }, token).id);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    request.addEventListener('loadend', end);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
