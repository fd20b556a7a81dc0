import type { LiveHearing, LiveLine } from '@maidan/games/screen-plug.ts';

/** The only socket of the page. It says whose it is before anything else. */
export function openLine(path: string, token: string, { heard, closed }: LiveHearing): LiveLine {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  const say = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  socket.addEventListener('open', () => say({ type: 'hello', token }));
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard(read(data)));
  socket.addEventListener('close', ({ code }) => closed(code));
  return { say, close: () => socket.close() };
}

function read(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}
