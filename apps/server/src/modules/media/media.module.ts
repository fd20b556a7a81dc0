import { createHash } from 'node:crypto';
import { vendorMarkSvg } from '@maidan/posters/vendor-mark.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';
import { avatarPicture, bannerPicture, posterPicture, type Picture } from './draw-picture.ts';
import {
  findAvatarPicture,
  findBannerPicture,
  findHousePicture,
  findPoster,
  findVendor,
} from './media.store.ts';
import { createPictureCache, pictureFolder } from './picture-cache.ts';
import {
  parseAvatarName,
  parseBannerName,
  parseHouseName,
  parsePosterName,
  parseVendorName,
  type PictureName,
} from './picture-name.ts';
import { warmInBackground } from './warm-home-pictures.ts';

type Route = { Params: { name: string } };
type Find = (key: { merchant: string } & PictureName) => Promise<Picture | null>;

/** The address of a picture changes when the picture does, so it never has to be asked for again. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export function mountMedia(app: App): void {
  const { config, db, settings } = app.platform;
  const cache = createPictureCache(pictureFolder(config.dataDir));

  const serve = (
    path: string,
    parse: (name: string) => PictureName | null,
    type: string,
    find: Find,
  ): void => {
    app.get<Route>(path, { config: { limit: ROUTE_LIMITS.picture } }, async (request, reply) => {
      const name = parse(request.params.name);
      if (name === null) throw new Refusal('NOT_FOUND');
      const picture = await find({ merchant: config.merchant, ...name });
      if (picture === null) throw new Refusal('NOT_FOUND');
      // A host that stands before this one passes the answer on, and the page is then a stranger to it.
      if ((await settings.view()).get('imageCDNs').length > 0)
        void reply.header('cross-origin-resource-policy', 'cross-origin');
      if (isFresh(request, reply, picture.key)) return reply.code(304).send();
      // What a member sent leaves with its row: it is not copied to the disk.
      const drawn = picture.kept === true ? picture.draw() : cache.get(picture.key, picture.draw);
      return reply.type(type).send(await drawn);
    });
  };

  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  app.addHook('onListen', () => {
    if (!config.drawAhead) return;
    warmInBackground({ db, merchant: config.merchant, cache }, closing.signal).catch((error: unknown) => {
      if (!closing.signal.aborted) app.log.warn({ err: error }, 'the home pictures could not be drawn ahead');
    });
  });

  serve('/media/poster/:name', parsePosterName, 'image/webp', async (key) => {
    const row = await findPoster(db, key);
    return row === null ? null : posterPicture(row, key.width, key.language);
  });
  serve('/media/banner/:name', parseBannerName, 'image/webp', async (key) => {
    const row = await findBannerPicture(db, key);
    return row === null ? null : bannerPicture(row, key.width);
  });
  serve('/media/avatar/:name', parseAvatarName, 'image/webp', async (key) => {
    if (!key.id.includes('-')) return avatarPicture(key.id);
    const own = await findAvatarPicture(db, key);
    return own === null ? null : { key: key.id, draw: () => Promise.resolve(own), kept: true };
  });
  serve('/media/house/:name', parseHouseName, 'image/webp', async (key) => {
    const picture = await findHousePicture(db, key);
    return picture === null ? null : { key: key.id, draw: () => Promise.resolve(picture), kept: true };
  });
  serve('/media/vendor/:name', parseVendorName, 'image/svg+xml', async (key) => {
    const row = await findVendor(db, key);
    if (row === null) return null;
    const svg = vendorMarkSvg(row.code, row.name);
    return {
      key: createHash('sha256').update(svg).digest('hex').slice(0, 40),
      draw: async () => Buffer.from(svg),
    };
  });
}

/** Opened by itself a drawing may do nothing: no script, no request. */
function isFresh(request: FastifyRequest, reply: FastifyReply, key: string): boolean {
  const etag = `"${key}"`;
  void reply.headers({
    'cache-control': FOR_EVER,
    etag,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  return request.headers['if-none-match'] === etag;
}
