import { Refusal } from '#refusals/refusal.ts';

const MAX_DEPTH = 16;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const DANGEROUS_NAMES = new Set(['__proto__', 'constructor', 'prototype']);
/** PostgreSQL keeps no NUL in text, and half a surrogate pair is no character. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Bytes -> plain data, on objects without prototype, so that no name in it can reach one (T15). */
export function readJson(bytes: Uint8Array): unknown {
  let data: unknown;
  try {
    data = JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new Refusal('BAD_REQUEST', { cause });
  }
  return clean(data, 0);
}

export function clean(data: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Refusal('BAD_REQUEST');
  if (typeof data === 'string') return cleanText(data);
  if (Array.isArray(data)) return data.map((entry) => clean(entry, depth + 1));
  if (typeof data !== 'object' || data === null) return data;
  const result: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(data)) {
    if (DANGEROUS_NAMES.has(name)) throw new Refusal('BAD_REQUEST');
    result[cleanText(name)] = clean(value, depth + 1);
  }
  return result;
}

function cleanText(text: string): string {
  if (UNSTORABLE.test(text)) throw new Refusal('BAD_REQUEST');
  return text;
}
