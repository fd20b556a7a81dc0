/**
 * PRO-03: who wins a raffle, so that anybody can compute it again. Each entry is marked by HMAC-SHA256 with the seed as its key, over
 * "code:entries:number"; entries stand in the order of their marks, and the prizes go to them from the first. `entries` is how many there were when it
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

type Won = { readonly number: number; readonly amount: string };
type Prize = { readonly amount: string; readonly count: number };

/**
 * Goes through the drawn order once more: the next prize is the next winner's, and a number that is not the next winner's was passed over,
 * because its holder may not be given anything now. Null where winners or prizes cannot be what was drawn. Who rests is known to nobody
 * outside, so what was passed over is named and not judged.
 */
export function passedOver(
  order: readonly number[],
  winners: readonly Won[],
  prizes: readonly Prize[],
): number[] | null {
  const amounts = prizes.flatMap(({ amount, count }) => Array.from({ length: count }, () => amount));
  const passed: number[] = [];
  let place = 0;
  for (const number of order) {
    if (place === amounts.length) break;
    const winner = winners[place];
    if (winner?.number !== number) passed.push(number);
    else if (winner.amount === amounts[place]) place += 1;
    else return null;
  }
  return place === winners.length ? passed : null;
}
