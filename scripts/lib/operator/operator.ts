import { writeAudit } from '@maidan/server/audit/write-audit.ts';
import type { OperatorRight } from '@maidan/server/modules/operator/know-operator.ts';
import { createOperatorHandOver } from '@maidan/server/modules/accounts/hand-over/create-hand-over.ts';
import { isSettingKey, SETTINGS, type SettingKey } from '@maidan/server/settings/setting-definitions.ts';
import { SettingRefused } from '@maidan/server/settings/setting-problems.ts';
import { restGame, restVendor } from '@maidan/server/modules/games/rest-games.ts';
import { alerts, ALERTS_USAGE } from './alerts.ts';
import { books, BOOKS_USAGE } from './books.ts';
import { bots, BOTS_USAGE } from './bots.ts';
import { chat, CHAT_USAGE } from './chat.ts';
import { checkAgain, CHECKS_USAGE } from './checks.ts';
import { contract, CONTRACT_USAGE } from './contract.ts';
import { announce, banner, CONTENT_USAGE, helpArticle, housePicture } from './content.ts';
import { deposit, DEPOSIT_USAGE } from './deposits.ts';
import { sitDown, type Desk, type OperatedDesk } from './desk.ts';
import { feedback, FEEDBACK_USAGE } from './feedback.ts';
import { freeRounds, FREE_ROUNDS_USAGE } from './free-rounds.ts';
import { assertRight, identifyOperator, STANDARD_OPERATOR } from './key.ts';
import { message, MESSAGES_USAGE } from './messages.ts';
import { moveBranch, MOVE_BRANCH_USAGE } from './move-branch.ts';
import { partner, PARTNERS_USAGE } from './partners.ts';
import { picture, PICTURES_USAGE } from './pictures.ts';
import { referral, REFERRALS_USAGE } from './referrals.ts';
import { reward, REWARDS_USAGE } from './rewards.ts';
import { points, POINTS_USAGE } from './points.ts';
import { team, TEAM_USAGE } from './team.ts';
import { vip, VIP_USAGE } from './vip.ts';
import { adjust, withdrawal, WITHDRAWAL_USAGE } from './withdrawals.ts';
import { PlainError } from '../steps.mjs';

export const USAGE = `Usage: npm run operator -- <command> [--by NAME]

Whoever does it has a key in DATA_DIR/operators (npm run operator-key); without --by or OPERATOR it is ${STANDARD_OPERATOR}.

  list                              every setting with its value
  get <key>                         one setting; a part of it as whitelabel.smsEnabled
  set <key> <json>                  changes it, or a part of it; open pages hear of it at once
  maintenance on [end]              closes the site; the end as 2026-12-31T18:00Z or +90m
  maintenance off
  region block <country or range>   BD, 203.0.113.0/24 or one address
  region unblock <country or range>
  vendor <code> maintenance|open    lets a maker rest, or opens it again; open pages follow within seconds
  game <node id> maintenance|open   the same for one title
  hand-over <username>              a link that opens the site logged in, once and for 60 seconds
${PARTNERS_USAGE}
${FREE_ROUNDS_USAGE}
${REWARDS_USAGE}
${VIP_USAGE}
${REFERRALS_USAGE}
${CONTENT_USAGE}
${MESSAGES_USAGE}
${PICTURES_USAGE}
${DEPOSIT_USAGE}
${BOOKS_USAGE}
${ALERTS_USAGE}
${WITHDRAWAL_USAGE}
${FEEDBACK_USAGE}
${POINTS_USAGE}
${CHAT_USAGE}
${BOTS_USAGE}
${CONTRACT_USAGE}
${TEAM_USAGE}
${MOVE_BRANCH_USAGE}
${CHECKS_USAGE}
`;

type Command = (desk: OperatedDesk, args: readonly string[]) => Promise<string>;

const COMMANDS = {
  list: (desk: OperatedDesk) => list(desk),
  get: async ({ settings }: OperatedDesk, [name]: readonly string[]) => {
    const { key, path } = readName(name);
    return print(partAt(await settings.get(key), path, name ?? ''));
  },
  set,
  maintenance,
  region,
  vendor: (desk: OperatedDesk, args: readonly string[]) => letRest('vendor', desk, args),
  game: (desk: OperatedDesk, args: readonly string[]) => letRest('game', desk, args),
  partner,
  'free-rounds': freeRounds,
  reward,
  vip,
  referral,
  'hand-over': handOver,
  announce,
  banner,
  'house-picture': housePicture,
  'help-article': helpArticle,
  message,
  picture,
  deposit,
  reconcile: (desk: OperatedDesk) => books(desk),
  alerts,
  withdrawal,
  adjust,
  feedback,
  points,
  team,
  'move-branch': moveBranch,
  chat,
  bots,
  contract,
  'check-again': checkAgain,
} satisfies Readonly<Record<string, Command>>;

/** What must be trusted to somebody before they may do it; looking at settings needs no more than a key. */
const RIGHT_FOR: Readonly<Record<keyof typeof COMMANDS, OperatorRight | null>> = {
  list: null,
  get: null,
  set: 'settings',
  maintenance: 'settings',
  region: 'settings',
  vendor: 'games',
  game: 'games',
  partner: 'settings',
  'free-rounds': 'money',
  reward: 'money',
  vip: 'money',
  referral: 'money',
  'hand-over': 'members',
  announce: 'content',
  banner: 'content',
  'help-article': 'content',
  message: 'content',
  'house-picture': 'content',
  picture: 'members',
  deposit: 'money',
  reconcile: 'books',
  alerts: 'books',
  withdrawal: 'money',
  adjust: 'money',
  feedback: 'members',
  points: 'money',
  team: 'money',
  'move-branch': 'members',
  chat: 'members',
  bots: 'settings',
  contract: 'members',
  'check-again': 'members',
};

/** These write down themselves what was done to whom, in the same transaction. */
const WRITES_ITSELF = new Set<string>([
  'list',
  'get',
  'reconcile',
  'alerts',
  'set',
  'maintenance',
  'region',
  'partner',
  'free-rounds',
  'reward',
  'vip',
  'referral',
  'hand-over',
  'picture',
  'deposit',
  'withdrawal',
  'adjust',
  'feedback',
  'move-branch',
  'chat',
  'bots',
  'check-again',
]);
const LONGEST_DETAIL = 2_000;

const isCommand = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);

/** Runs one command; what it answers is for the person who typed it. Refused, nothing has changed. */
export async function runOperator(
  desk: Desk,
  args: readonly string[],
  standard = STANDARD_OPERATOR,
): Promise<string> {
  const { by, words } = takeName(args, standard);
  const [name = '', ...rest] = words;
  if (!isCommand(name)) throw new PlainError(USAGE);
  const operator = await identifyOperator(desk, by);
  assertRight(operator, RIGHT_FOR[name]);
  const command: Command = COMMANDS[name];
  const untoldBefore = desk.untold.length;
  try {
    const answer = await command(sitDown(desk, operator), rest);
    if (!WRITES_ITSELF.has(name)) await writeCommand(desk, { actor: operator.name, name, rest });
    assertTold(answer, desk.untold.slice(untoldBefore));
    return answer;
  } catch (error) {
    if (error instanceof SettingRefused) throw new PlainError(`${error.message}\nNothing was changed.`);
    throw error;
  }
}

function assertTold(answer: string, [reason]: readonly string[]): void {
  if (reason === undefined) return;
  throw new PlainError(
    `${answer}\nIt is done, but open pages could not be told of it: ${reason}\nThey follow when they are loaded anew.`,
  );
}

function takeName(args: readonly string[], standard: string): { by: string; words: string[] } {
  const at = args.indexOf('--by');
  if (at === -1) return { by: standard, words: [...args] };
  return { by: args[at + 1] ?? '', words: [...args.slice(0, at), ...args.slice(at + 2)] };
}

function writeCommand(
  { db, config }: Desk,
  { actor, name, rest }: { actor: string; name: string; rest: readonly string[] },
): Promise<void> {
  return writeAudit(db, config.merchant, {
    actor,
    action: `operator-${name}`,
    subject: `command:${name}`,
    reason: 'by command',
    detail: { words: rest.join(' ').slice(0, LONGEST_DETAIL) },
  });
}

const print = (value: unknown) => JSON.stringify(value, null, 2);

async function list({ settings }: Desk): Promise<string> {
  const keys = Object.keys(SETTINGS) as SettingKey[];
  const lines = await Promise.all(
    keys.map(async (key) => {
      const text = JSON.stringify(await settings.get(key));
      return `${key.padEnd(24)}${text.length > 90 ? `${text.slice(0, 87)}…` : text}`;
    }),
  );
  return lines.join('\n');
}

function readName(name = ''): { key: SettingKey; path: string[] } {
  const [key = '', ...path] = name.split('.');
  if (!isSettingKey(key))
    throw new PlainError(
      `There is no setting ${key || '(none named)'}. The settings are:\n  ${Object.keys(SETTINGS).join('\n  ')}`,
    );
  return { key, path };
}

function partAt(value: unknown, path: readonly string[], name: string): unknown {
  let part = value;
  for (const step of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step))
      throw new PlainError(`There is nothing called ${name}.`);
    part = Reflect.get(part, step);
  }
  return part;
}

/** JSON; a word that is none is taken as itself, so that `set currencySymbol ৳` needs no quotes within quotes. */
function readValue(text: string | undefined): unknown {
  if (text === undefined) throw new PlainError('What value? It is missing after the key.');
  try {
    return JSON.parse(text);
  } catch {
    if (!/^[[{"]/.test(text.trim())) return text;
    throw new PlainError(`This is no JSON: ${text}\nNothing was changed.`);
  }
}

async function set({ settings }: Desk, [name, text]: readonly string[]): Promise<string> {
  const { key, path } = readName(name);
  const value = readValue(text);
  const whole = path.length === 0 ? value : withPart(await settings.get(key), path, name ?? '', value);
  // The shape is checked by `change`, like that of everything from outside.
  await settings.change(key, whole as never);
  return `${name} is now ${JSON.stringify(partAt(await settings.get(key), path, name ?? ''))}`;
}

function withPart(value: unknown, path: readonly string[], name: string, part: unknown): unknown {
  partAt(value, path, name);
  const copy: unknown = structuredClone(value);
  const holder = partAt(copy, path.slice(0, -1), name) as Record<string, unknown>;
  holder[path.at(-1) ?? ''] = part;
  return copy;
}

const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000 };

function readEnd(text: string): string {
  const [, amount, unit] = /^\+(\d{1,4})([mh])$/.exec(text) ?? [];
  const time =
    amount === undefined ? Date.parse(text) : Date.now() + Number(amount) * (UNITS_MS[unit ?? ''] ?? 0);
  if (Number.isNaN(time) || !/^\+|\d{4}-\d{2}-\d{2}T/.test(text))
    throw new PlainError(
      'The end must be a time such as 2026-12-31T18:00Z, or +90m, or +2h. Nothing was changed.',
    );
  if (time <= Date.now()) throw new PlainError('The end lies in the past. Nothing was changed.');
  return new Date(time).toISOString();
}

async function maintenance({ settings }: Desk, [state, end]: readonly string[]): Promise<string> {
  if (state === 'off') {
    await settings.change('systemStatus', 0);
    await settings.change('maintenanceEnd', null);
    return 'The site is open.';
  }
  if (state !== 'on') throw new PlainError('maintenance on [end], or maintenance off');
  await settings.change('maintenanceEnd', end === undefined ? null : readEnd(end));
  await settings.change('systemStatus', 1);
  const until = await settings.get('maintenanceEnd');
  return `The site is closed for maintenance${until === null ? '' : ` until ${until}`}. Open it with: maintenance off`;
}

async function region({ settings }: Desk, [action, place = '']: readonly string[]): Promise<string> {
  if (action !== 'block' && action !== 'unblock')
    throw new PlainError('region block <country or range>, or region unblock <country or range>');
  const isCountry = /^[A-Za-z]{2}$/.test(place);
  const key = isCountry ? 'blockedCountries' : 'blockedAddresses';
  const entry = isCountry ? place.toUpperCase() : place;
  const others = (await settings.get(key)).filter((known) => known !== entry);
  await settings.change(key, action === 'block' ? [...others, entry] : others);
  return `${key} is now ${JSON.stringify(await settings.get(key))}`;
}

/** GAM-01: what rests is shown so and cannot be launched. */
async function letRest(
  what: 'vendor' | 'game',
  { db, config }: Desk,
  [code = '', state = '']: readonly string[],
): Promise<string> {
  if (state !== 'maintenance' && state !== 'open')
    throw new PlainError(`${what} <${what === 'vendor' ? 'code' : 'node id'}> maintenance|open`);
  const change = what === 'vendor' ? restVendor : restGame;
  const outcome = await change(db, { merchant: config.merchant, code, resting: state === 'maintenance' });
  if (outcome === 'unknown') throw new PlainError(`There is no ${what} ${code}. Nothing was changed.`);
  if (outcome === 'unplayable')
    throw new PlainError(`Nothing plays ${code} yet, so it cannot open or rest. Nothing was changed.`);
  return state === 'open'
    ? `${code} is open.`
    : `${code} is in maintenance. Open it with: ${what} ${code} open`;
}

async function handOver(
  { db, config, operator }: OperatedDesk,
  [username = '']: readonly string[],
): Promise<string> {
  const made = await createOperatorHandOver(db, config, { username, by: operator.name });
  if (made === null) throw new PlainError(`Nobody is called ${username || '(no name given)'}.`);
  return `${made.url}\nIt works once, within ${made.expiresInSeconds} seconds.`;
}
