/** The reference for list calls, in a process of its own: Fastify answering the same bytes without doing anything for them. */
import Fastify from 'fastify';

process.once('message', (body: string) => {
  const app = Fastify();
  app.get('/', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(body),
  );
  void app.listen({ host: '127.0.0.1', port: 0 }).then((address) => process.send?.(address));
});
