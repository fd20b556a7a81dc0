import { ERROR_CODES } from '@maidan/contract/error-codes.ts';
import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type { Operation } from '@maidan/contract/operation.ts';
import { OPERATIONS } from '@maidan/contract/operations.ts';
import { textsIn } from '#locales/texts.ts';
import { API_PAGE_CSS } from '#http/api-document/api-page-style.ts';
import {
  areaOf,
  errorsOf,
  schemaOf,
  type JsonSchema,
  type openApiDocument,
} from '#http/api-document/openapi.ts';

const WHO = {
  visitor: 'anybody',
  token: 'session',
  member: 'session, no trial player',
  agent: 'agent session',
} as const;

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)?.toString() ?? ''};`);

/** The contract for people: plain HTML, no script. */
export function apiPage(document: ReturnType<typeof openApiDocument>): { html: string; style: string } {
  const areas = [...new Set(OPERATIONS.map(areaOf))];
  const html = `<!doctype html><html lang="${DEFAULT_LANGUAGE}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(document.info.title)}: every call</title>
<style>${API_PAGE_CSS}</style></head><body><main>
<header><h1>${escape(document.info.title)}</h1><p>${escape(document.info.description)}</p>
<p>${OPERATIONS.length} calls. The same for machines: <a href="/openapi.json">OpenAPI 3.1</a>.</p></header>
<nav aria-label="Areas">${areas.map((area) => `<a href="#${area}">${area}</a>`).join('')}</nav>
${areas.map(section).join('\n')}</main></body></html>`;
  return { html, style: API_PAGE_CSS };
}

function section(area: string): string {
  const operations = OPERATIONS.filter((operation) => areaOf(operation) === area);
  return `<section id="${area}"><h2>${area}</h2>${operations.map(entry).join('')}</section>`;
}

function entry(operation: Operation): string {
  const verbs = [operation.method, ...(operation.alsoMethod ? [operation.alsoMethod] : [])];
  const tags = [
    WHO[operation.who],
    `${operation.perMinute} / min`,
    ...(operation.encrypted ? ['encrypted'] : []),
  ];
  return `<details id="${operation.name}"><summary>
${verbs.map((verb) => `<span class="verb ${verb}">${verb}</span>`).join('')}<code>${escape(operation.path)}</code>
<b>${operation.name}</b>${tags.map((tag) => `<span class="tag">${tag}</span>`).join('')}
<small>${escape(operation.summary)}</small></summary><div class="body">
<h3>Request${operation.encrypted ? ' (inside the sealed payload)' : ''}</h3>${fields(schemaOf(operation.request, 'input'))}
<h3>Value of the answer</h3>${fields(schemaOf(operation.response, 'output'))}
<h3>Refusals</h3>${refusals(operation)}</div></details>`;
}

function fields(schema: JsonSchema): string {
  const rows = rowsOf(schema, '', 0);
  if (rows.length === 0) return '<p>Nothing.</p>';
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="scroll"><table><thead><tr><th>Field</th><th>Kind</th><th></th></tr></thead><tbody>${body}</tbody></table></div>`;
}

const MAX_DEPTH = 4;

function rowsOf(schema: JsonSchema, prefix: string, depth: number): string[][] {
  if (depth > MAX_DEPTH) return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const needed = schema.required?.includes(name) === true ? '' : 'optional';
    const path = `${prefix}${name}`;
    return [
      [`<code>${escape(path)}</code>`, escape(kindOf(part)), needed],
      ...rowsOf(part, `${path}.`, depth + 1),
    ];
  });
  const items = schema.items;
  return items === undefined ? own : [...own, ...rowsOf(items, `${prefix.slice(0, -1)}[].`, depth + 1)];
}

function kindOf(schema: JsonSchema): string {
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return options.map(kindOf).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  const length = [schema.minLength, schema.maxLength].filter((bound) => bound !== undefined).join(' to ');
  const shape = schema.format ?? schema.pattern;
  const notes = [length && `${length} characters`, shape].filter((note) => note !== undefined && note !== '');
  return [schema.type ?? 'any', ...notes].join(', ');
}

function refusals(operation: Operation): string {
  const codes = errorsOf(operation).toSorted(
    (one, other) => ERROR_CODES[one].status - ERROR_CODES[other].status,
  );
  const rows = codes.map(
    (code) =>
      `<tr><td>${ERROR_CODES[code].status}</td><td><code>${code}</code></td><td>${escape(textsIn(DEFAULT_LANGUAGE).errors[code])}</td></tr>`,
  );
  return `<div class="scroll"><table class="refusals"><tbody>${rows.join('')}</tbody></table></div>`;
}
