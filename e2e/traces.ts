import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** Where something was found: the place's name and the text that it stands in. */
export type Trace = { place: string; text: string };

/** Listens to whatever leaves the browser: addresses, what names the page it came from, bodies, the console. */
export function followOutgoing(context: BrowserContext): () => Promise<Trace[]> {
  const requests: Request[] = [];
  const traces: Trace[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('console', (message) => traces.push({ place: 'console', text: message.text() }));
  for (const page of context.pages())
    page.on('websocket', (socket) => traces.push({ place: 'address of a socket', text: socket.url() }));
  return async () => {
    const sent = await Promise.all(
      requests.map(async (request) => [
        { place: 'address of a request', text: request.url() },
        {
          place: 'referrer',
          text: (await request.allHeaders().catch(() => request.headers()))['referer'] ?? '',
        },
        { place: 'body of a request', text: request.postData() ?? '' },
      ]),
    );
    return [...sent.flat(), ...traces];
  };
}

/** Everything of this page that outlives a moment and that a script, an extension or the next person could read. */
export async function kept(page: Page): Promise<Trace[]> {
  const cdp = await page.context().newCDPSession(page);
  const { entries } = await cdp.send('Page.getNavigationHistory');
  await cdp.detach();
  const cookies = await page.context().cookies();
  return [
    ...entries.map(({ url, title }) => ({ place: 'history of the window', text: `${url} ${title}` })),
    ...cookies.map(({ name, value }) => ({ place: `cookie ${name}`, text: value })),
    ...(await page.evaluate(readPage)),
  ];
}

/* oxlint-disable unicorn/consistent-function-scoping -- a function that travels into the page takes its helpers along */
/** Runs in the page. */
async function readPage(): Promise<{ place: string; text: string }[]> {
  const stored = (place: string, area: Storage) =>
    Object.entries(area).map(([key, value]) => ({ place: `${place} ${key}`, text: String(value) }));
  const visited = navigation.entries().map((entry) => JSON.stringify([entry.url, entry.getState()]));
  const databases = await Promise.all(
    (await indexedDB.databases()).map(({ name }) => readDatabase(name ?? '')),
  );
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  );
  return [
    { place: 'address bar', text: location.href },
    { place: 'referrer of the page', text: document.referrer },
    { place: 'name of the window', text: window.name },
    { place: 'state of the history', text: JSON.stringify(history.state) },
    ...visited.map((text) => ({ place: 'history', text })),
    ...performance.getEntries().map((entry) => ({ place: 'performance entry', text: JSON.stringify(entry) })),
    ...stored('localStorage', localStorage),
    ...stored('sessionStorage', sessionStorage),
    { place: 'cookies of a script', text: document.cookie },
    ...databases.flat().map((text) => ({ place: 'IndexedDB', text })),
    ...cached.flat().map((text) => ({ place: 'cache', text })),
  ];

  async function readDatabase(name: string): Promise<string[]> {
    const database = await done(indexedDB.open(name));
    const found = [...database.objectStoreNames].map((store) =>
      done(database.transaction(store).objectStore(store).getAll()),
    );
    const values = (await Promise.all(found)).map((all) => JSON.stringify(all));
    database.close();
    return values;
  }

  function done<Result>(request: IDBRequest<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(String(request.error))));
    });
  }
}

/** All that both processes have written so far. */
export function logs(): Trace[] {
  const folder = process.env['JOURNEY_LOGS'] ?? '';
  return readdirSync(folder).map((file) => ({ place: file, text: readFileSync(join(folder, file), 'utf8') }));
}

/** The places where a secret stands, each once. A code of digits counts only where it is not part of a longer number or id. */
export function placesOf(secret: string, traces: readonly Trace[]): string[] {
  const forms = new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]);
  const isDigits = /^\d+$/.test(secret);
  const stands = (text: string): boolean =>
    isDigits
      ? new RegExp(`(?<![\\da-f.])${secret}(?![\\da-f])`).test(text)
      : [...forms].some((form) => text.includes(form));
  return [...new Set(traces.filter(({ text }) => stands(text)).map(({ place }) => place))];
}

/** Which of the secrets are in the page's memory after a full clearing away. A snapshot is large: it is never held whole. */
export async function inMemory(page: Page, secrets: readonly string[]): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const found = new Set<string>();
  const longest = Math.max(...secrets.map(({ length }) => length));
  let rest = '';
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    const text = rest + chunk;
    for (const secret of secrets) if (text.includes(secret)) found.add(secret);
    rest = text.slice(-longest);
  });
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await cdp.detach();
  return [...found];
}
