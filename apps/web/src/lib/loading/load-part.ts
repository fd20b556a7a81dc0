const named = new Set<string>();

/**
 * Every `import()` of the built page goes through here (`plugins/lean-preload.ts`). What is known to be needed by the
 * part is fetched beside it; of a part that does not come the page hears first, and may decide that nobody else does:
 * it is being loaded anew then, and whoever waits for the part goes with it.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  for (const file of files) {
    if (named.has(file)) continue;
    named.add(file);
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${file}` }));
  }
  try {
    return await load();
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    if (window.dispatchEvent(event)) throw error;
    return new Promise(() => undefined);
  }
}
