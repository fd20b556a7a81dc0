import { parseMoney } from '@maidan/contract/money.ts';
import { HOUSE_PARTNER } from '@maidan/server/call/partner.ts';
import { PARTNER_SHAPES, type PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import {
  addPartner,
  addPartnerKey,
  changePartner,
  endPartnerKey,
  isSaidByEnvironment,
  listPartners,
  type ChangePlace,
  type PartnerListed,
} from '@maidan/server/modules/seamless-wallet/partners/change-partner.ts';
import { readPartner } from '@maidan/server/modules/seamless-wallet/partners/read-partners.ts';
import { askVendor } from '@maidan/server/modules/seamless-wallet/vendor-client.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const PARTNERS_USAGE = `  partner list                      who runs games for us, with limits and keys
  partner add <CODE> <name> <origin> [--shape ours|integer|decimal]
  partner set <CODE> <what>=<value> …  name, origin, shape, mostPerBet=500.00, mostPerDay=10000.00, countries=BD,IN; none takes a bound away
  partner games <CODE>              the games that it has, as it tells them
  partner on|off <CODE>             off: nothing new begins, wins and rollbacks still arrive
  partner key <CODE> inbound|outbound <id> [--from TIME] [--to TIME]
                                    makes a key and tells it once; times as 2026-12-31T18:00Z or +90m
  partner end-key <CODE> inbound|outbound <id> [--at TIME]`;

export async function partner(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { rest, flags } = readFlags(args);
  const [what = '', code = '', ...words] = rest;
  const place: ChangePlace = { ...desk, actor: desk.operator.name };
  if (what === 'list') return (await listPartners(desk)).map(lineOf).join('\n');
  if (!/^[A-Z][A-Z0-9_-]{1,23}$/.test(code)) throw new PlainError(PARTNERS_USAGE);
  if (what === 'add') return add(place, code, words, flags);
  if (what === 'set') return set(place, code, words);
  if (what === 'on' || what === 'off') {
    assertKnown(await changePartner(place, code, { enabled: what === 'on' }), code);
    return what === 'on'
      ? `${code} is on.`
      : `${code} is off. Wins and rollbacks of earlier bets still arrive.`;
  }
  if (what === 'games') return listGames(place, code);
  if (what === 'key') return addKey(place, code, words, flags);
  if (what === 'end-key') return endKey(place, code, words, flags);
  throw new PlainError(PARTNERS_USAGE);
}

function lineOf({
  code,
  name,
  enabled,
  shape,
  origin,
  mostPerBet,
  mostPerDay,
  countries,
  keys,
}: PartnerListed) {
  const bounds = [
    mostPerBet === null ? '' : `at most ${amountOf(mostPerBet)} a bet`,
    mostPerDay === null ? '' : `at most ${amountOf(mostPerDay)} a day`,
    countries === null ? '' : `only in ${countries.join(', ')}`,
  ].filter((bound) => bound !== '');
  const head = [
    `${code}  ${name}`,
    enabled ? 'on' : 'off',
    shape,
    origin ?? 'as the environment says',
    ...bounds,
  ];
  const lines = keys.map(
    ({ direction, keyId, validFrom, validTo, signatureVersion }) =>
      `    ${direction} key ${keyId},${signatureVersion === 1 ? ' signs without the path,' : ''} from ${validFrom.toISOString()}${validTo === null ? '' : ` to ${validTo.toISOString()}`}`,
  );
  return [head.join(', '), ...lines].join('\n');
}

const amountOf = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

type Flags = ReadonlyMap<string, string>;

async function add(
  place: ChangePlace,
  code: string,
  words: readonly string[],
  flags: Flags,
): Promise<string> {
  const [name = '', origin = ''] = words;
  const shape = readShape(flags.get('shape') ?? 'ours');
  const added = await addPartner(place, { code, name: readText(name), origin: readOrigin(origin), shape });
  if (!added) throw new PlainError(`There is a partner ${code} already. Nothing was changed.`);
  return `${code} is there. Make its keys with: partner key ${code} inbound <id>`;
}

async function set(place: ChangePlace, code: string, words: readonly string[]): Promise<string> {
  const change = Object.assign({}, ...words.map((word) => readChange(code, word))) as ReturnType<
    typeof readChange
  >;
  if (words.length === 0) throw new PlainError(PARTNERS_USAGE);
  assertKnown(await changePartner(place, code, change), code);
  return `${code} is changed; every node follows at once.`;
}

function readChange(code: string, word: string): Parameters<typeof changePartner>[2] {
  const [, what = '', value = ''] = /^(\w+)=(.+)$/s.exec(word) ?? [];
  const none = value === 'none';
  if (what === 'name') return { name: readText(value) };
  if (what === 'origin' && !isSaidByEnvironment(code, 'origin')) return { origin: readOrigin(value) };
  if (what === 'shape') return { shape: readShape(value) };
  if (what === 'mostPerBet' || what === 'mostPerDay') return { [what]: none ? null : readAmount(value) };
  if (what === 'countries') return { countries: none ? null : readCountries(value) };
  throw new PlainError(`This cannot be set: ${word}\nNothing was changed.`);
}

async function listGames(place: ChangePlace, code: string): Promise<string> {
  const known = await readPartner(place, code);
  if (known === null) throw new PlainError(`There is no partner ${code}.`);
  if (code === HOUSE_PARTNER) throw new PlainError('The games of the own house come with the catalogue.');
  const answer = await askVendor(known, 'listGames', {}).catch(() => null);
  if (answer === null) throw new PlainError(`${code} did not say which games it has.`);
  return answer.games
    .map(({ gameCode, name, enabled, hasDemo, hasFreeRounds, blockedCountries }) =>
      [
        `${gameCode}  ${name}`,
        ...(enabled ? [] : ['off']),
        ...(hasDemo ? ['can be tried'] : []),
        ...(hasFreeRounds ? ['has free rounds'] : []),
        ...(blockedCountries.length === 0 ? [] : [`not in ${blockedCountries.join(', ')}`]),
      ].join(', '),
    )
    .join('\n');
}

async function addKey(
  place: ChangePlace,
  code: string,
  words: readonly string[],
  flags: Flags,
): Promise<string> {
  const { direction, keyId } = readKeyName(words);
  if (isSaidByEnvironment(code, direction))
    throw new PlainError(`How ${code} is signed to is said by GAME_HOUSE_OUTBOUND_KEY. Nothing was changed.`);
  const [validFrom, validTo] = [readTime(flags.get('from') ?? '+0m'), flags.get('to')];
  const until = validTo === undefined ? null : readTime(validTo);
  if (until !== null && until < validFrom)
    throw new PlainError('It would end before it begins. Nothing was changed.');
  const secret = await addPartnerKey(place, { partner: code, direction, keyId, validFrom, validTo: until });
  if (secret === null)
    throw new PlainError(
      `There is no partner ${code}, or its key ${keyId} is there already. Nothing was changed.`,
    );
  return `${keyId}:${secret}\nGive it to ${code}; it is not told again.`;
}

async function endKey(
  place: ChangePlace,
  code: string,
  words: readonly string[],
  flags: Flags,
): Promise<string> {
  const at = readTime(flags.get('at') ?? '+0m');
  const ended = await endPartnerKey(place, { partner: code, ...readKeyName(words), at });
  if (!ended) throw new PlainError(`${code} has no such key. Nothing was changed.`);
  return `The key ends at ${at.toISOString()}.`;
}

function readKeyName([direction, keyId = '']: readonly string[]) {
  if ((direction !== 'inbound' && direction !== 'outbound') || !/^[A-Za-z0-9_-]{1,32}$/.test(keyId))
    throw new PlainError(PARTNERS_USAGE);
  return { direction, keyId } as const;
}

function assertKnown(known: boolean, code: string): void {
  if (!known) throw new PlainError(`There is no partner ${code}. Nothing was changed.`);
}

function readText(text: string): string {
  if (text.trim() === '' || text.length > 80)
    throw new PlainError('A name has 1 to 80 signs. Nothing was changed.');
  return text;
}

function readOrigin(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text || !/^https?:/.test(text))
    throw new PlainError('The origin is such as https://games.example, without a path. Nothing was changed.');
  return text;
}

function readShape(text: string): PartnerShape {
  const shape = PARTNER_SHAPES.find((one) => one === text);
  if (shape === undefined)
    throw new PlainError(`The shape is one of ${PARTNER_SHAPES.join(', ')}. Nothing was changed.`);
  return shape;
}

function readAmount(text: string): bigint {
  if (!/^\d{1,12}\.\d\d$/.test(text) || /^0+\.00$/.test(text))
    throw new PlainError('The amount is such as 500.00, above zero. Nothing was changed.');
  return parseMoney(text);
}

function readCountries(text: string): string[] {
  if (!/^[A-Z]{2}(,[A-Z]{2})*$/.test(text))
    throw new PlainError('The countries are codes such as BD,IN. Nothing was changed.');
  return text.split(',');
}

const MINUTE_MS = 60_000;
const UNITS: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440 };

function readTime(text: string): Date {
  const [, amount, unit] = /^\+(\d{1,5})([mhd])$/.exec(text) ?? [];
  const time =
    amount === undefined
      ? Date.parse(text)
      : Date.now() + Number(amount) * (UNITS[unit ?? ''] ?? 0) * MINUTE_MS;
  if (Number.isNaN(time) || !/^\+|^\d{4}-\d{2}-\d{2}T/.test(text))
    throw new PlainError('A time is such as 2026-12-31T18:00Z, +90m, +2h or +7d. Nothing was changed.');
  return new Date(time);
}
