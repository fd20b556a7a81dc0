import { createHmac, randomBytes } from 'node:crypto';
import type { AnyStepwiseRules, Decision } from '@maidan/games/game.ts';
import { flightOf } from '@maidan/games/crash/chain.ts';
import { commitmentOf, decideWith, type RoundSeeds } from '@maidan/games/random.ts';
import { rulesOf } from '@maidan/games/rules.ts';

/** Quicker than the one that pages have too. */
function bytesOf({ serverSeed, clientSeed, nonce }: RoundSeeds, blocks: number): Uint8Array {
  const block = (counter: number): Buffer =>
    createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${counter}`).digest();
  return Buffer.concat(Array.from({ length: blocks }, (_, counter) => block(counter)));
}

/** A test that must not wait for luck looks into the secrets and takes some whose next round is one that it needs. */
async function seedsWhere(isWanted: (seeds: RoundSeeds) => Promise<boolean>): Promise<RoundSeeds> {
  const secret = { serverSeed: randomBytes(32).toString('hex'), clientSeed: 'tide' };
  for (let nonce = 0; ; nonce += 1) if (await isWanted({ ...secret, nonce })) return { ...secret, nonce };
}

function instantSeeds(
  gameCode: string,
  bet: object,
  isWanted: (decided: Decision<unknown>) => boolean,
): Promise<RoundSeeds> {
  const rules = rulesOf(gameCode);
  if (rules?.shape !== 'instant') throw new Error(`${gameCode} is not decided by its bet`);
  return seedsWhere(async (seeds) =>
    isWanted(await decideWith(seeds, (draw) => rules.decide(bet, draw), bytesOf)),
  );
}

/** A spin with a bonus that pays. */
export const bonusSeeds = (gameCode: string, bet: object): Promise<RoundSeeds> =>
  instantSeeds(
    gameCode,
    bet,
    ({ win, outcome }) => win > 0n && JSON.stringify(outcome).includes('"kind":"free-spins"'),
  );

/** A spin that wins the pool. */
export const poolSeeds = (gameCode: string, bet: object): Promise<RoundSeeds> =>
  instantSeeds(gameCode, bet, ({ winsPool }) => Boolean(winsPool));

/** A round in steps that goes as wanted. */
export function stepSeeds(
  gameCode: string,
  bet: object,
  isWanted: (rules: AnyStepwiseRules, dealt: unknown) => boolean,
): Promise<RoundSeeds> {
  const rules = rulesOf(gameCode);
  if (rules?.shape !== 'stepwise') throw new Error(`${gameCode} is not played in steps`);
  return seedsWhere((seeds) => decideWith(seeds, (draw) => isWanted(rules, rules.deal(bet, draw)), bytesOf));
}

/** A chain, newest link last, and a salt with which its first flight breaks between two multipliers. */
export async function chainWhere(length: number, from: number, to: number) {
  const links = [randomBytes(32).toString('hex')];
  for (let count = 0; count < length; count += 1) links.unshift(await commitmentOf(links[0] ?? ''));
  const [commitment = '', first = ''] = links;
  for (;;) {
    const salt = randomBytes(32).toString('hex');
    const brokeAt = await flightOf({ link: first, salt, number: 1 });
    if (brokeAt >= from && brokeAt <= to)
      return { length, lastLink: links.at(-1) ?? '', commitment, salt, brokeAt };
  }
}
