/** The least that keeps a line and tells it: what anybody posts is a row, and then everybody hears it. Started as a process of its own. */
import { createServer } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';

const db = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
async function keepAndTell(text: string): Promise<void> {
  await db.query('insert into bare_line (text) values ($1)', [text]);
  for (const socket of sockets.clients) socket.send(text);
}
const server = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end('ok');
    return;
  }
  let text = '';
  request.on('data', (data: Buffer) => {
    text += data.toString();
  });
  request.on('end', () => void keepAndTell(text).finally(() => response.end()));
});
server.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, () => undefined);
});
await db.query('create table bare_line (id bigint generated always as identity, text text not null)');
server.listen(Number(process.env['PORT']), '127.0.0.1');
