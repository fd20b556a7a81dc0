import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { STREAM_NAME } from '@maidan/games/play.ts';
import { isGame } from '@maidan/games/rules.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import type { FastifyInstance } from 'fastify';

const CLIENT_FOLDER = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const NOT_BUILT = 'The game page has not been built yet. Run: npm run build\n';

/** Only the site may frame the page; the page loads nothing but its own files, and the video of its table where one is set. */
export function pagePolicy(siteOrigin: string, stream: string | null = null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Drawings of the look and the dots that the page makes of them.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(stream === null ? [] : [`media-src ${new URL(stream).origin}`]),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
    // Nothing on it turns text into markup or a script, so nobody else may.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

type StreamOf = (gameCode: string) => Promise<string | null>;

export function mountGamePage(
  app: FastifyInstance,
  siteOrigin: string,
  folder = CLIENT_FOLDER,
  streamOf: StreamOf = async () => null,
): void {
  if (existsSync(folder))
    void app.register(fastifyStatic, {
      root: `${folder}/assets`,
      prefix: '/play/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
    });
  else app.log.warn(NOT_BUILT.trim());

  app.get<{ Params: { gameCode: string } }>('/play/:gameCode', async (request, reply) => {
    if (!isGame(request.params.gameCode))
      return reply.code(404).type('text/plain').send('There is no such game.\n');
    const page = await readFile(`${folder}/index.html`, 'utf8').catch(() => null);
    if (page === null) return reply.code(503).type('text/plain').send(NOT_BUILT);
    const stream = await streamFor(request.params.gameCode, streamOf);
    return reply
      .header('content-security-policy', pagePolicy(siteOrigin, stream))
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(stream === null ? page : withStream(page, stream));
  });
}

/** A table is played without its video as well: nothing about that keeps its page away. */
const streamFor = async (gameCode: string, streamOf: StreamOf): Promise<string | null> =>
  sharedRulesOf(gameCode) ? streamOf(gameCode).catch(() => null) : null;

const withStream = (page: string, stream: string): string =>
  page.replace(
    '</head>',
    () =>
      `<meta name="${STREAM_NAME}" content="${stream.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" /></head>`,
  );
