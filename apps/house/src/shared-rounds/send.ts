import type { WebSocket } from 'ws';

/** Of a slow reader; more is not kept for it. */
const MAX_BUFFERED_BYTES = 256 * 1_024;
export const CLOSE = { policy: 1008, restart: 1012, ended: 4401 } as const;

export function send(socket: WebSocket, frame: object, data = JSON.stringify(frame)): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.close(CLOSE.policy, 'slow reader');
  else socket.send(data);
}
