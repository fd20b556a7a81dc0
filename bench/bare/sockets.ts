/** The least that tells many pages one thing: what anybody says, everybody hears. Started as a process of its own. */
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const server = createServer((_request, response) => response.end('ok'));
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data, isBinary) => {
    for (const each of sockets.clients) each.send(data, { binary: isBinary });
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
