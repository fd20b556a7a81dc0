import Fastify from 'fastify';

/** The same pictures as the lobby in a page without any script: how fast this content can be shown at all. */
export async function serveStaticLobby(origin: string): Promise<{ url: string; close(): Promise<void> }> {
  const html = await (await fetch(origin)).text();
  const paths = [
    ...new Set([...html.matchAll(/<img[^>]+src="(\/media\/[^"]+)"/g)].map((match) => match[1] ?? '')),
  ];
  const pictures = new Map<string, Buffer>();
  for (const path of paths) pictures.set(path, Buffer.from(await (await fetch(origin + path)).arrayBuffer()));
  const app = Fastify();
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(staticPage(paths)));
  app.get('/media/*', (request, reply) => {
    const picture = pictures.get(request.url);
    return picture === undefined
      ? reply.code(404).send()
      : reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(picture);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}

function staticPage(paths: string[]): string {
  const [banner = '', ...posters] = paths;
  const cards = posters.map(
    (path, index) =>
      `<figure><img src="${path}" alt="" width="240" height="320" ${index > 5 ? 'loading="lazy"' : ''}><figcaption>Game ${index}</figcaption></figure>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lobby</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A lobby without script">
<style>body{margin:0;background:#0b1020;color:#eef;font:16px sans-serif}img{max-width:100%;height:auto}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:16px;padding:16px}figure{margin:0}</style></head>
<body><img src="${banner}" alt="" width="1440" height="480" fetchpriority="high"><main>${cards.join('')}</main></body></html>`;
}
