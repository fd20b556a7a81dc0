import { readFileSync } from 'node:fs';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { reverseGrant } from '@maidan/server/modules/rewards/grants/reverse-grant.ts';
import { selectGrant } from '@maidan/server/modules/rewards/grants/grants.store.ts';
import {
  TRY_MEMBERS_AT_MOST,
  tryRule,
  type Assumed,
} from '@maidan/server/modules/rewards/grants/try-rule.ts';
import {
  switchOff,
  switchOn,
  writeRule,
  writtenRule,
} from '@maidan/server/modules/rewards/rules/operate-rules.ts';
import { selectRuleLines } from '@maidan/server/modules/rewards/rules/operate.store.ts';
import { selectVersion } from '@maidan/server/modules/rewards/rules/rules.store.ts';
import { tellRewards } from '@maidan/server/modules/rewards/tell-rewards.ts';
import { applications, APPLICATIONS_USAGE } from './reward-applications.ts';
import { announceChange } from '@maidan/server/live/announce-change.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags, readWhy } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const REWARDS_USAGE = `  reward list                       every rule: its newest version, whether it is on, and what it has given
  reward write <file.json>          a new version of a rule; gives nothing until it is switched on
  reward try <code> [--days 30]     what its newest version would have given in the last days; writes nothing
  reward on <code> --reason TEXT    periods that begin from now on follow the newest version
  reward off <code> --reason TEXT   nothing more is earned by it; what was earned can be taken as long as it said
  reward terms <code> [--version N] what a version says, the newest or an older one
  reward show <grant>               one grant, with the version and the facts it came from
  reward reverse <grant> --reason TEXT  takes a grant back, once, while it is still there
${APPLICATIONS_USAGE}`;

const UNKNOWN = 'There is no rule of this name. Nothing was changed.';
const show = (amount: bigint): string => displayMoney(minor(amount));

export async function reward(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { rest, flags } = readFlags(args);
  const [what = '', name = ''] = rest;
  const place = { ...desk, actor: desk.operator.name };
  switch (what) {
    case 'list':
      return list(desk);
    case 'write':
      return write(place, name);
    case 'try':
      return tryOut(place, name, flags.get('days') ?? '30');
    case 'on': {
      const version = await switchOn(place, { code: name, reason: readWhy(flags) });
      if (version === null) throw new PlainError(UNKNOWN);
      if (version === 'fixed')
        throw new PlainError('A raffle keeps the terms that people joined it by. Nothing was changed.');
      await tellPages(desk);
      return `${name} is on. Periods that begin from now on follow version ${version}.`;
    }
    case 'applications':
    case 'application':
    case 'approve':
    case 'reject':
      return applications(place, what, name, flags);
    case 'off':
      if (!(await switchOff(place, { code: name, reason: readWhy(flags) }))) throw new PlainError(UNKNOWN);
      await tellPages(desk);
      return `${name} is off.`;
    case 'terms':
      return showTerms(desk, name, flags.get('version') ?? null);
    case 'show':
      return showGrant(desk, name);
    case 'reverse':
      return reverse(place, name, readWhy(flags));
    default:
      throw new PlainError(REWARDS_USAGE);
  }
}

/** What is open at all depends on the rules: menus of open pages follow. */
const tellPages = ({ db, bus, config }: OperatedDesk): Promise<void> =>
  announceChange({ db, bus, merchant: config.merchant }, 'settings');

type Place = OperatedDesk & { actor: string };

async function list({ db, config }: OperatedDesk): Promise<string> {
  const lines = await selectRuleLines(db, config.merchant);
  if (lines.length === 0) return 'There are no rules yet.';
  return lines
    .map(({ code, type, version, isOn, spent, grants }) =>
      [
        code.padEnd(24),
        type.padEnd(9),
        `v${version}`,
        isOn ? 'on ' : 'off',
        `${grants} given, ${show(spent)}`,
      ].join('  '),
    )
    .join('\n');
}

async function write(place: Place, file: string): Promise<string> {
  const rule = writtenRule.safeParse(readJson(file));
  if (!rule.success) {
    const [issue] = rule.error.issues;
    throw new PlainError(
      `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not right'}\nNothing was changed.`,
    );
  }
  const version = await writeRule(place, rule.data);
  if (version === null) throw new PlainError('A rule of another type has this name. Nothing was changed.');
  const { code } = rule.data;
  return `${code} has version ${version}. Try it with: reward try ${code}; switch it on with: reward on ${code} --reason …`;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new PlainError(
      `${file || 'No file was named, or it'} cannot be read as JSON. Nothing was changed.`,
    );
  }
}

async function tryOut(place: Place, code: string, days: string): Promise<string> {
  if (!/^[1-9]\d?$/.test(days)) throw new PlainError('The days are 1 to 99.');
  const trial = await tryRule(place, { code, days: Number(days) });
  if (trial === null) throw new PlainError(UNKNOWN);
  const { members, rewarded, grants, sum, largest, beyond, assumed, capped, noPeriod } = trial;
  const more = capped ? ` (there are more: the first ${TRY_MEMBERS_AT_MOST} were looked at)` : '';
  return [
    `In the last ${days} days ${rewarded} of ${members} members who could count${more} would have been given ${show(sum)} in ${grants} grants, the largest ${show(largest)}.`,
    ...(beyond === 0n ? [] : [`The budget would have been given out by then: ${show(beyond)} more was due.`]),
    ...(noPeriod
      ? ['No period of the rule has ended in these days, so there was nothing to count: try more days.']
      : []),
    ...assumed.map((what) => ASSUMED[what]),
    'Nothing was written.',
  ].join(' ');
}

const ASSUMED: Record<Assumed, string> = {
  joined: 'This is as if all of them had joined on the first day.',
  approved: 'This is as if all of them had asked and been told yes.',
  on: 'The rule’s own time lies outside of these days, so it is tried as if it had been on.',
};

async function showTerms(
  { db, config }: OperatedDesk,
  code: string,
  version: string | null,
): Promise<string> {
  if (version !== null && !/^[1-9]\d{0,5}$/.test(version)) throw new PlainError(NO_VERSION);
  const row = await selectVersion(db, config.merchant, code, version === null ? null : Number(version));
  if (row === null) throw new PlainError(NO_VERSION);
  const { title, summary, terms, onFrom, writtenBy, writtenAt } = row;
  const since = onFrom === null ? 'never switched on' : `on from ${onFrom.toISOString()}`;
  return [
    `${code} version ${row.version}, ${row.type}, written by ${writtenBy} at ${writtenAt.toISOString()}, ${since}`,
    JSON.stringify({ title, summary, terms }, null, 2),
  ].join('\n');
}

const NO_VERSION = 'There is no rule of this name, or no such version of it.';

const isId = (id: string): boolean => /^\d{1,18}$/.test(id);

async function showGrant({ db, config }: OperatedDesk, id: string): Promise<string> {
  const grant = isId(id) ? await selectGrant(db, config.merchant, id) : null;
  if (grant === null) throw new PlainError('There is no such grant.');
  const { code, version, memberId, period, coversFrom, coversTo, amount, state, facts } = grant;
  const { ledgerTransactionId, campaignId } = grant;
  return [
    `${code} version ${version}, to member ${memberId}: ${show(amount)}, ${state}`,
    `for ${period}, from ${coversFrom.toISOString()} to ${coversTo.toISOString()}`,
    campaignId === null ? `ledger transaction ${ledgerTransactionId}` : `free rounds ${campaignId}`,
    JSON.stringify(facts, null, 2),
  ].join('\n');
}

async function reverse(place: Place, id: string, reason: string): Promise<string> {
  if (!isId(id)) throw new PlainError('There is no such grant. Nothing was changed.');
  const { outcome, memberId } = await reverseGrant(place, { id, reason });
  if (outcome === 'unknown') throw new PlainError('There is no such grant. Nothing was changed.');
  if (outcome === 'ended') throw new PlainError('It has ended already. Nothing was changed.');
  if (outcome === 'insufficient')
    throw new PlainError('The money is not there any more. Nothing was changed.');
  if (memberId !== null) await tellRewards(place, { memberId, moved: await place.settings.get('currency') });
  return 'It was taken back.';
}
