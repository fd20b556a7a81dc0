/**
 * PRO-03: who wins a raffle, so that anybody can compute it again. Each entry has the key HMAC-SHA256(seed, "code:entries:number");
 * entries stand in the order of their keys, and the prizes go to them from the first. `entries` is how many there were when it
 * closed, which nobody knows before, so the seed alone says nothing about a number. The same code runs in Node and in the browser.
 */
export type RaffleSeed = { readonly seed: string; readonly code: string; readonly entries: number };

const utf8 = new TextEncoder();

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What is shown before the draw. */
export async function raffleDigest(seed: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', utf8.encode(seed)));
}

/** All numbers, the one that is drawn first in front. */
export async function raffleOrder({ seed, code, entries }: RaffleSeed): Promise<number[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8.encode(seed), algorithm, false, ['sign']);
  const keyed: { number: number; mark: string }[] = [];
  for (let number = 1; number <= entries; number += 1) {
    const text = utf8.encode(`${code}:${entries}:${number}`);
    keyed.push({ number, mark: toHex(await crypto.subtle.sign('HMAC', key, text)) });
  }
  return keyed.toSorted((one, other) => (one.mark < other.mark ? -1 : 1)).map(({ number }) => number);
}

/** Whether winners stand in the drawn order. Numbers between them were passed over: their holders may not be given anything now. */
export function followsOrder(order: readonly number[], winners: readonly number[]): boolean {
  const places = winners.map((number) => order.indexOf(number));
  return places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
}
