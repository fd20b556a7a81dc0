import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify from 'fastify';

/** A picture of the lobby with every size it is offered in, so that a phone chooses the same one on both pages. */
type Picture = { src: string; srcset: string; sizes: string; width: string; height: string };

/** As on the lobby: the banner and the first row at once, the rest when it comes near. */
const EAGER_POSTERS = 3;
/** What a phone's first view can ask for is at hand before anybody measures. */
const WARMED = 16;
const gzipBytes = promisify(gzip);

/**
 * The same pictures as the lobby, offered in the same sizes, in a page without any script: how fast this content can
 * be shown at all. Compressed like ours, and its banner fills the same box.
 */
export async function serveStaticLobby(origin: string): Promise<{ url: string; close(): Promise<void> }> {
  const pictures = picturesOf(await (await fetch(origin)).text());
  const html = await gzipBytes(staticPage(pictures));
  const kept = new Map<string, Promise<Buffer>>();
  const picture = (path: string) => {
    const bytes = kept.get(path) ?? fetchBytes(origin + path);
    kept.set(path, bytes);
    return bytes;
  };
  await Promise.all(pictures.slice(0, WARMED).flatMap(addressesOf).map(picture));
  const app = Fastify();
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-encoding', 'gzip').send(html),
  );
  app.get('/media/*', async (request, reply) =>
    reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await picture(request.url)),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}

async function fetchBytes(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

function picturesOf(html: string): Picture[] {
  const found = new Map<string, Picture>();
  for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
    const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
    const src = read('src');
    if (!/^\/media\/(?:banner|poster)\//.test(src)) continue;
    const [srcset, sizes] = [read('srcset'), read('sizes')];
    found.set(src, { src, srcset, sizes, width: read('width'), height: read('height') });
  }
  return [...found.values()];
}

function addressesOf({ src, srcset }: Picture): string[] {
  return [src, ...srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? src)];
}

function imageTag({ src, srcset, sizes, width, height }: Picture, rest: string): string {
  return `<img src="${src}" srcset="${srcset}" sizes="${sizes}" width="${width}" height="${height}" alt="" ${rest}>`;
}

function staticPage(pictures: readonly Picture[]): string {
  const isPoster = ({ src }: Picture) => src.startsWith('/media/poster/');
  const banner = pictures.find((picture) => !isPoster(picture));
  const cards = pictures.filter(isPoster).map((picture, index) => {
    const image = imageTag(picture, index < EAGER_POSTERS ? 'fetchpriority="low"' : 'loading="lazy"');
    return `<figure>${image}<figcaption>Game ${index}</figcaption></figure>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lobby</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A lobby without script">
<style>body{margin:0;background:#0b1020;color:#eef;font:16px sans-serif}img{max-width:100%;height:auto}
.banner{display:block;width:100%;aspect-ratio:16/10;object-fit:cover}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:16px;padding:16px}figure{margin:0}</style></head>
<body>${banner === undefined ? '' : imageTag(banner, 'class="banner" fetchpriority="high"')}<main>${cards.join('')}</main></body></html>`;
}
