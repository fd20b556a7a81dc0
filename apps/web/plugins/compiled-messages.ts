import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type MessageTree = { [key: string]: string | MessageTree };

/** Turns ICU texts of `locales/<language>/<namespace>.json` into what the small formatter reads. */
export function compiledMessages(): Plugin {
  return {
    name: 'maidan:compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/locales\/[a-z]{2}\/[a-z-]+\.json$/ },
      handler(code, id) {
        return { code: JSON.stringify(compileTree(JSON.parse(code) as MessageTree, id)), map: null };
      },
    },
  };
}

export function compileTree(tree: MessageTree, file: string): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? compileText(value, `${file}: ${key}`)
        : compileTree(value, `${file}: ${key}`),
    ]),
  );
}

function compileText(text: string, where: string): unknown {
  try {
    return compile(text);
  } catch (cause) {
    throw new Error(`${where} is not a valid message: ${text}`, { cause });
  }
}
