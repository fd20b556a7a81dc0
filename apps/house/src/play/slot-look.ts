import { createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import { PLAY_API } from '@maidan/games/play.ts';
import { slotTitle } from '@maidan/games/slots/title-by-code.ts';
import { ART_VERSION } from '@maidan/posters/art-version.ts';
import { slotLook } from '@maidan/posters/slot/slot-look.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { House } from '#house.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';

/** Who made a title, the seed of its cover, and the name that is drawn from: what the platform sends as the skin. */
const SKIN = /^([A-Z0-9_]{1,24})\/(\d{1,20})\/(.{1,80})$/u;

const lookQuery = z.strictObject({
  model: z.string().check(z.maxLength(32)),
  skin: z.string().check(z.maxLength(128), z.regex(SKIN)),
  title: z.string().check(z.maxLength(80)),
  language: z.enum(LANGUAGES),
  v: z.string().check(z.maxLength(16)),
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
});
type LookQuery = z.infer<typeof lookQuery>;

/** Only what was launched is drawn, so that nobody can keep the house busy with titles of their own. */
function keyOf({ model, skin, title, language, v }: Omit<LookQuery, 'key'>, secret: Buffer): string {
  const facts = JSON.stringify([model, skin, title, language, v]);
  return createHmac('sha256', secret).update('slot-look\0').update(facts).digest('base64url');
}

type Opened = {
  readonly gameCode: string;
  readonly skin: string | null;
  readonly title: string | null;
  readonly language: LookQuery['language'];
};

/** Where the page finds the art of the title; null for a game that brings its own. The address changes with the drawing code. */
export function lookAddress({ config }: House, { gameCode, skin, title, language }: Opened): string | null {
  const [folder, model = ''] = gameCode.split('.');
  const name = skin === null ? undefined : SKIN.exec(skin)?.[3];
  if (folder !== 'slot' || skin === null || name === undefined) return null;
  const facts = { model, skin, title: title ?? name, language, v: ART_VERSION };
  const query = new URLSearchParams({ ...facts, key: keyOf(facts, config.outboundKey.secret) });
  return `${PLAY_API.look}?${query.toString()}`;
}

const DRAWN_MOST = 300;
const compress = promisify(gzip);

/** Art of opened titles: drawn once, kept by the browser for ever. */
export function mountSlotLook(app: FastifyInstance, { config }: House): void {
  const drawn = new Map<string, Promise<Buffer>>();
  app.get(PLAY_API.look, async (request, reply) => {
    const query = lookQuery.safeParse(request.query);
    if (!query.success) throw new PlayRefusal('BAD_REQUEST');
    const { key } = query.data;
    const expected = keyOf(query.data, config.outboundKey.secret);
    if (!timingSafeEqual(Buffer.from(key), Buffer.from(expected))) throw new PlayRefusal('NOT_FOUND');
    const look = drawn.get(key) ?? draw(query.data);
    // Asked for again, it goes to the end; the first is what nobody asked for longest.
    drawn.delete(key);
    drawn.set(key, look);
    const [longest] = drawn.keys();
    if (drawn.size > DRAWN_MOST && longest !== undefined) drawn.delete(longest);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-encoding', 'gzip')
      .type('application/json; charset=utf-8')
      .send(await look);
  });
}

function draw({ model, skin, title, language }: LookQuery): Promise<Buffer> {
  const [, vendor = '', seed = '', name = ''] = SKIN.exec(skin) ?? [];
  const rules = slotTitle(`${model}.96`);
  if (rules === undefined) throw new PlayRefusal('NOT_FOUND');
  const symbols = rules.model.symbols.map((symbol) => symbol.name);
  const spec = { seed, title: name, lettering: title, category: 'RNG', vendor, language };
  return compress(JSON.stringify(slotLook(spec, symbols)));
}
