import { beforeEach, expect, test, vi } from 'vitest';
import { offlineWorker } from './offline-files.ts';
import { KEEP_AGAIN } from '#lib/loading/worker-words.ts';
import { workerScript } from './worker-script.ts';

const SITE = 'https://maidan.example';
type Handler = (event: object) => void;

/** A worker with a cache and a network of its own; the script is the one browsers run. */
function startWorker(network: (url: string) => Response | Promise<Response>) {
  const stores = new Map<string, Map<string, Response>>();
  const handlers = new Map<string, Handler>();
  const full = (of: string | { url: string }) => new URL(typeof of === 'string' ? of : of.url, SITE).href;
  const fetched: string[] = [];
  const fetch = async (of: string | { url: string }): Promise<Response> => {
    fetched.push(full(of));
    return network(full(of));
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (of: string | { url: string }, answer: Response) => void store.set(full(of), answer),
      addAll: async (list: string[]) => {
        for (const one of list) store.set(full(one), await fetch(one));
      },
      match: async (of: string | { url: string }) => store.get(full(of)),
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (of: { url: string }) =>
      [...stores.values()].map((store) => store.get(full(of))).find(Boolean),
  };
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
  const openPage = {
    focus: vi.fn<() => Promise<void>>(),
    navigate: vi.fn<(path: string) => Promise<void>>(),
  };
  const clients = {
    claim: vi.fn<() => Promise<void>>(),
    matchAll: vi.fn<() => Promise<(typeof openPage)[]>>(async () => []),
    openWindow: vi.fn<(path: string) => Promise<void>>(),
  };
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: vi.fn<() => Promise<void>>(),
    clients,
    registration: { showNotification },
    location: { origin: SITE },
  };
  const script = workerScript({ version: 'v2', files: ['/assets/main.js'] });
  // As the browser runs it, with its own globals.
  // oxlint-disable-next-line eslint/no-new-func, typescript/no-implied-eval
  new Function('self', 'caches', 'fetch', script)(self, caches, fetch);
  /** Answers with what the page would get; undefined where the worker leaves the request alone. */
  const ask = async (name: string, event: object = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    handlers.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    const given = await answer;
    await Promise.all(work);
    return given;
  };
  const visit = (path: string, mode = 'navigate', method = 'GET') =>
    ask('fetch', { request: { url: full(path), mode, method } });
  return { ask, visit, stores, fetched, full, showNotification, clients, openPage };
}

let online = true;
const network = (url: string): Response => {
  if (!online) throw new TypeError('no network');
  return new Response(`from the network: ${url}`);
};

beforeEach(() => (online = true));

test('pages come from the network first, so nobody is held on an old version', async () => {
  const worker = startWorker(network);
  await worker.ask('install');
  expect(await (await worker.visit('/rng'))?.text()).toContain('from the network');
  expect([...(worker.stores.get('maidan-shell-v2')?.keys() ?? [])]).toEqual([
    worker.full('/assets/main.js'),
    worker.full('/offline'),
  ]);
});

test('without a network every page leads to the kept one, which remembers where it was asked for', async () => {
  const worker = startWorker(network);
  await worker.ask('install');
  online = false;
  const redirect = vi.spyOn(Response, 'redirect').mockImplementation((url) => new Response(String(url)));
  expect(await (await worker.visit('/rng?page=2'))?.text()).toBe('/offline?from=%2Frng%3Fpage%3D2');
  expect(await (await worker.visit('/offline'))?.text()).toContain('/offline');
  redirect.mockRestore();
});

test.each(['/?token=secret', '/login/social?code=secret&state=x', '/reset'])(
  'T1: an address that may carry a secret is left to the browser: %s',
  async (path) => {
    expect(await startWorker(network).visit(path)).toBeUndefined();
  },
);

test.each([
  ['/wps/member/info', 'cors', 'GET'],
  ['/wps/session/login', 'cors', 'POST'],
  ['/media/poster/1-240.webp', 'no-cors', 'GET'],
  ['https://elsewhere.example/assets/x.js', 'cors', 'GET'],
])('calls, pictures and strangers pass by untouched and are never kept: %s', async (path, mode, method) => {
  const worker = startWorker(network);
  expect(await worker.visit(path, mode, method)).toBeUndefined();
  expect(worker.stores.size).toBe(0);
});

test('a built file is asked for once and kept, a failed one is not', async () => {
  const worker = startWorker((url) => new Response('', { status: url.endsWith('gone.js') ? 404 : 200 }));
  await worker.visit('/assets/a.js', 'cors');
  await worker.visit('/assets/a.js', 'cors');
  await worker.visit('/assets/gone.js', 'cors');
  expect(worker.fetched).toEqual([worker.full('/assets/a.js'), worker.full('/assets/gone.js')]);
  expect([...(worker.stores.get('maidan-files-v2')?.keys() ?? [])]).toEqual([worker.full('/assets/a.js')]);
});

test('a new version throws away what the old one kept, and nothing of others', async () => {
  const worker = startWorker(network);
  worker.stores.set('maidan-shell-v1', new Map());
  worker.stores.set('another-site', new Map());
  await worker.ask('install');
  await worker.ask('activate');
  expect([...worker.stores.keys()]).toEqual(['another-site', 'maidan-shell-v2']);
});

test('a closed site is not kept as the offline page', async () => {
  const worker = startWorker((url) => new Response('', { status: url.endsWith('/offline') ? 503 : 200 }));
  await expect(worker.ask('install')).rejects.toThrow('did not come');
});

test('a new language or theme is kept anew', async () => {
  const worker = startWorker(network);
  await worker.ask('message', { data: KEEP_AGAIN });
  expect(worker.fetched).toEqual([worker.full('/offline')]);
  await worker.ask('message', { data: 'something else' });
  expect(worker.fetched).toHaveLength(1);
});

const notice = {
  title: 'আপনার জন্য একটি বার্তা',
  body: 'সাইটে খুলে দেখুন।',
  path: '/member/messageV2',
  lang: 'bn',
  tag: 'notice-7',
};
const push = (data: unknown) => ({ data: { json: () => (data instanceof Error ? raise(data) : data) } });
const raise = (error: Error): never => {
  throw error;
};

test('[MEM-13] a notice is shown in the language it came in, and a press leads to its page', async () => {
  const worker = startWorker(network);
  await worker.ask('push', push(notice));
  const shown = {
    body: notice.body,
    lang: 'bn',
    tag: 'notice-7',
    icon: '/icon-192.png',
    data: { path: notice.path },
  };
  expect(worker.showNotification).toHaveBeenCalledWith(notice.title, shown);
  const close = vi.fn<() => void>();
  await worker.ask('notificationclick', { notification: { close, data: { path: notice.path } } });
  expect(close).toHaveBeenCalled();
  expect(worker.clients.openWindow).toHaveBeenCalledWith('/member/messageV2');
  worker.clients.matchAll.mockResolvedValue([worker.openPage]);
  await worker.ask('notificationclick', { notification: { close, data: { path: notice.path } } });
  expect(worker.openPage.focus).toHaveBeenCalled();
  expect(worker.openPage.navigate).toHaveBeenCalledWith('/member/messageV2');
});

test.each([
  new Error('no json'),
  { ...notice, path: 'https://elsewhere.example/' },
  { ...notice, path: '//elsewhere.example' },
  { ...notice, path: 'javascript:alert(1)' },
  { path: '/' },
])('[MEM-13] what is no notice of this site is not shown', async (data) => {
  const worker = startWorker(network);
  await worker.ask('push', push(data));
  expect(worker.showNotification).not.toHaveBeenCalled();
});

const versionOf = (text: string) => /maidan-shell-(\w+)/.exec(text)?.[1];
const manifest = (main: string) => ({
  'src/main.tsx': { file: main, imports: ['_ground.js'] },
  '_ground.js': { file: 'assets/ground-1.js' },
  'src/locales/en/catalogue.ts': { file: 'assets/en-1.js' },
  'src/locales/bn/catalogue.ts': { file: 'assets/bn-1.js' },
  'src/locales/hi/catalogue.ts': { file: 'assets/hi-1.js' },
  'src/routes/offline.tsx?tsr-split=component': { file: 'assets/offline-1.js' },
  'src/app/shell/listeners/live-listener.tsx': { file: 'assets/live-listener-x1.js' },
  'src/features/session/firebase/firebase-sdk.ts': { file: 'assets/firebase-sdk-1.js' },
});

test('the worker keeps what the offline page imports, in every language, and changes its version with it', () => {
  const { script } = offlineWorker(manifest('assets/main-1.js'));
  for (const file of ['main-1', 'ground-1', 'en-1', 'bn-1', 'hi-1', 'offline-1', 'live-listener-x1'])
    expect(script).toContain(`/assets/${file}.js`);
  expect(script).not.toContain('firebase');
  expect(versionOf(offlineWorker(manifest('assets/main-2.js')).script)).not.toBe(versionOf(script));
});
