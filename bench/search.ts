import { LANGUAGES } from '@maidan/contract/languages.ts';
import type { Platform } from '../scripts/lib/sandbox/platform.ts';
import type { Measurement } from './report.ts';
import { withPlatform } from './world.ts';

const ROUNDS = 6;
const TITLES_IN_SAMPLE = 120;
const LIST = '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=3&pageSize=24&language=en';
const SEARCH = '/wps/relay/MAIDAN_search';

type Title = { displayName: string };

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return ((await answer.json()) as { value: T }).value;
}

/** What people type on the way to a title: its beginnings, the whole, and the whole with a slip. No text comes twice. */
async function texts(origin: string): Promise<{ text: string; language: string }[]> {
  const sample = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (let page = 1; page * 48 <= TITLES_IN_SAMPLE * 4; page += 4) {
      const query = `gameType=RNG&pageNo=${page}&pageSize=24&language=${language}`;
      const { games } = await read<{ games: Title[] }>(`${origin}/wps/relay/GCSGAME_gameList?${query}`);
      for (const { displayName } of games) for (const text of typed(displayName)) sample.set(text, language);
    }
  }
  return [...sample].map(([text, language]) => ({ text, language }));
}

function typed(title: string): string[] {
  const middle = Math.floor(title.length / 2);
  const slip = title.slice(0, middle) + title.slice(middle + 1);
  return [title.slice(0, 2), title.slice(0, 4), title.slice(0, middle), title, slip].map((text) =>
    text.trim(),
  );
}

async function millisecondsOf(url: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - from;
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** One call after the other, a search and a list in turn, so that both meet the same machine. */
async function measure(origin: string, games: string): Promise<Measurement> {
  const sample = await texts(origin);
  const searches: number[] = [];
  const lists: number[] = [];
  for (let warm = 0; warm < 200; warm += 1) {
    await millisecondsOf(`${origin}${SEARCH}?text=warm${warm}`);
    await millisecondsOf(origin + LIST);
  }
  for (const [at, { text, language }] of sample.entries()) {
    if (at >= ROUNDS * 1_000) break;
    const query = new URLSearchParams({ text: text.slice(0, 60), language });
    searches.push(await millisecondsOf(`${origin}${SEARCH}?${query.toString()}`));
    lists.push(await millisecondsOf(origin + LIST));
  }
  return {
    what: `a search among ${games} games against the plain list call, 95 of 100`,
    ratio: p95(searches) / p95(lists),
    bar: { kind: 'at most', value: 3 },
    detail: `${p95(searches).toFixed(2)} against ${p95(lists).toFixed(2)} ms, ${searches.length} texts, none asked twice`,
  };
}

/** Forgiving search at the size of the sandbox, and at twice that. */
export async function measureSearch({ origin }: Platform): Promise<Measurement[]> {
  const now = await measure(origin, '10,000');
  const later = await withPlatform(async (platform) => measure(platform.origin, '20,000'), {
    slotTitles: 20_000,
  });
  return [now, later];
}
