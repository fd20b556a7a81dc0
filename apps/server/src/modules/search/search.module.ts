import { search as searchOperation } from '@maidan/contract/search/search.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { currentIndex } from './current-index.ts';
import { search } from './search.ts';

export function mountSearch(app: App): void {
  mount(app, searchOperation, search);
  // A node that begins to listen gets ready in the background, so that not even the first who types waits.
  app.addHook('onListen', () => {
    const { db, config, publicNews } = app.platform;
    Promise.resolve(currentIndex({ db, merchant: config.merchant, publicNews })).catch((error: unknown) =>
      app.log.warn({ err: error }, 'the search could not be made ready yet'),
    );
  });
}
