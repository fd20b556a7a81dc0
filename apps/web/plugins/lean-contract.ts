import type { Plugin, Rolldown } from 'vite';

/** What the browser needs of an operation in order to send it. */
const SENT_WITH = new Set(['name', 'method', 'path', 'who', 'whoKnown', 'encrypted']);

type Edit = { start: number; end: number; text: string };

/**
 * Keeps the schema library out of the lobby. Reading calls (GET) are sent with typed input and their answers were
 * filtered by the server, so the browser's copy of their file is the call alone; forms keep their schemas. Every other
 * value of the contract is marked as free of effects, so that what a page does not use is not shipped.
 */
export function leanContract(): Plugin {
  return {
    name: 'maidan:lean-contract',
    transform: {
      filter: { id: /\/packages\/contract\/src\/.+\.ts$/ },
      handler(code) {
        return { code: leanCode(code, this.parse(code).body), map: null };
      },
    },
  };
}

export type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];
type Declarator = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];

export function leanCode(code: string, statements: readonly Statement[]): string {
  const exported = statements.filter((statement) => statement.type === 'ExportNamedDeclaration');
  const calls = exported.flatMap((statement) =>
    declarationsOf(statement).flatMap((one) => readingCall(one, code)),
  );
  if (calls.length > 0 && calls.length === exported.length) return `${calls.join('\n')}\n`;
  return applyEdits(
    code,
    statements.flatMap(declarationsOf).flatMap((one) => withoutEffects(one, code)),
  );
}

function declarationsOf(statement: Statement): Declarator[] {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return inner?.type === 'VariableDeclaration' ? inner.declarations : [];
}

/** `export const listGames = { name, method, path, … };` when the declaration is a reading call. */
function readingCall({ id, init }: Declarator, code: string): string[] {
  if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return [];
  const [argument] = init.arguments;
  if (init.callee.type !== 'Identifier' || init.callee.name !== 'defineOperation') return [];
  if (argument?.type !== 'ObjectExpression') return [];
  const kept = argument.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && SENT_WITH.has(property.key.name)
      ? [code.slice(property.start, property.end)]
      : [],
  );
  return kept.some((text) => /^method: ['"]GET['"]$/.test(text))
    ? [`export const ${id.name} = { ${kept.join(', ')} };`]
    : [];
}

function withoutEffects({ init }: Declarator, code: string): Edit[] {
  if (init?.type !== 'CallExpression') return [];
  const text = `/* @__PURE__ */ (() => ${code.slice(init.start, init.end)})()`;
  return [{ start: init.start, end: init.end, text }];
}

function applyEdits(code: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
