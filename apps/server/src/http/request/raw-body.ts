import type { App } from '#call/platform.ts';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** No call of the contract is larger than a fraction of this. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * JSON bodies reach routes as the bytes that were sent (`request.body` is a Buffer): `parse.ts` reads them with its
 * own rules, and the seamless wallet checks its signature over them. Any other content type is refused (415), except a
 * form where an operation says that it takes one.
 */
export function useRawBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}

/** Only the routes of this scope take a form as well. */
export function takeForms(scope: App): void {
  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}
