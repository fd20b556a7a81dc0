import { getPicture as getPictureOperation } from '@maidan/contract/upload/get-picture.ts';
import { PICTURE_TYPES } from '@maidan/contract/upload/picture.ts';
import { uploadPicture as uploadPictureOperation } from '@maidan/contract/upload/upload-picture.ts';
import type { App } from '#call/platform.ts';
import { getPicture } from './get-picture.ts';
import { uploadPicture } from './upload-picture.ts';

/** The two calls whose bytes are a picture. They ask who calls as every other call does. */
export async function mountUploads(app: App): Promise<void> {
  app.route({
    method: getPictureOperation.method,
    url: getPictureOperation.path,
    config: { operation: getPictureOperation.name, limit: 'of-operation' },
    handler: (request, reply) => getPicture(app, request, reply),
  });
  await app.register((scope, _options, done) => {
    // Left unread until it is known who sends it; everywhere else such a body is refused at once.
    for (const type of PICTURE_TYPES)
      scope.addContentTypeParser(type, (_request, payload, parsed) => parsed(null, payload));
    scope.route({
      method: uploadPictureOperation.method,
      url: uploadPictureOperation.path,
      config: { operation: uploadPictureOperation.name, limit: 'of-operation' },
      handler: (request, reply) => uploadPicture(scope, request, reply),
    });
    done();
  });
}
