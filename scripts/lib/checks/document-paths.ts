/**
 * Documents name files and folders in code marks. Whoever moves a file does not read them, so the check does: what is named
 * must be there, by any end of its path. A file that a text tells of because it went is marked: `lib/old.ts` (gone).
 */
const SPAN = /`([^`\n]+)`( \(gone\))?/g;
const FENCE = /^```[\s\S]*?^```/gm;
/** Steps of letters alone: a route (`/member/x`), a pattern (`<x>/*.ts`) and a package (`@a/b`) are none. */
const STEPS = /^[\w$][\w.$-]*(?:\/[\w.$-]+)*\/?$/;
const ENDING = /\.(?:tsx?|mjs|json|sql|css|md|yml|png|svg)$/;
const TOP = /^(?:apps|bench|docs|e2e|packages|scripts)\//;
/** How a text shortens the roots of sources: `web/lib` is `apps/web/src/lib`. */
const ROOT = /^(?:apps|packages)\/([^/]+)\/src\//;

/** What a document names that must be there: it ends like a file or a folder, or begins with a folder of the project. */
export function readPaths(markdown: string): string[] {
  return [...markdown.replaceAll(FENCE, '').matchAll(SPAN)]
    .filter(([, text = '', gone]) => gone === undefined && isPath(text))
    .map(([, text = '']) => text);
}

function isPath(text: string): boolean {
  return (
    text.includes('/') && STEPS.test(text) && (ENDING.test(text) || text.endsWith('/') || TOP.test(text))
  );
}

/** Asks which of them are no file, no folder, and the end of neither. */
export function pathFinder(files: readonly string[]): (path: string) => boolean {
  const ends = new Set<string>();
  for (const file of files)
    for (const name of [file, file.replace(ROOT, '$1/')]) {
      const steps = name.split('/');
      for (let from = 0; from < steps.length; from++)
        for (let to = from + 1; to <= steps.length; to++) ends.add(steps.slice(from, to).join('/'));
    }
  return (path) => ends.has(path.replace(/\/$/, ''));
}
