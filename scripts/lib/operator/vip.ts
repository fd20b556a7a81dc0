import { displayMoney, minor, parseMoney } from '@maidan/contract/money.ts';
import { selectRanks } from '@maidan/server/modules/rewards/grants/ranks.store.ts';
import { selectVip } from '@maidan/server/modules/rewards/vip/vip.store.ts';
import { memberCalled } from '@maidan/server/modules/messages/platform-message.store.ts';
import { TRY_PLAYERS_AT_MOST, tryVip } from '@maidan/server/modules/rewards/vip/try-vip.ts';
import { writeAudit } from '@maidan/server/audit/write-audit.ts';
import { vipNames, vipRules, type VipNames, type VipRules } from '@maidan/server/settings/vip-rules.ts';
import { readContent } from './content.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags, readWhy } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const VIP_USAGE = `  vip list                          the ranks: what each asks for, and how it is called
  vip try <json or file>            how many players rules would bring to each rank, from what they played; writes nothing
  vip write <json or file> --reason TEXT  changes what ranks ask for, and with "names" how they are called; nobody loses one
  vip show <username>               a member's rank, and what each was reached by`;

/** MEM-14: ranks are rows of the settings; what they bring are rules (`reward`). */
export async function vip(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { rest, flags } = readFlags(args);
  const [what = '', given = ''] = rest;
  switch (what) {
    case 'list':
      return list(await desk.settings.get('vip'), await desk.settings.get('vipLabels'));
    case 'try':
      return tryOut(desk, readRules(given).rules);
    case 'write':
      return write(desk, given, readWhy(flags));
    case 'show':
      return showMember(desk, given);
    default:
      throw new PlainError(VIP_USAGE);
  }
}

const show = (amount: bigint): string => displayMoney(minor(amount));

function list({ days, levels }: VipRules, labels: Readonly<Record<string, object>>): string {
  const lines = levels.map(({ level, label, stake }) =>
    [
      String(level).padStart(2),
      label.padEnd(16),
      show(parseMoney(stake)),
      JSON.stringify(labels[label] ?? {}),
    ].join('  '),
  );
  return [`Settled stakes of the last ${days} days:`, ...lines].join('\n');
}

function readRules(given: string): { rules: VipRules; names: VipNames } {
  const content = readContent(given);
  const whole = vipNames.safeParse(content);
  const rules = vipRules.safeParse(content);
  const [issue] = rules.error?.issues ?? whole.error?.issues ?? [];
  if (!rules.success || !whole.success)
    throw new PlainError(
      `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not right'}\nNothing was changed.`,
    );
  return { rules: rules.data, names: whole.data.names };
}

async function tryOut(desk: OperatedDesk, rules: VipRules): Promise<string> {
  const { players, reached, rising } = await tryVip(desk, rules);
  const first = players === TRY_PLAYERS_AT_MOST ? `the first ${players}` : `all ${players}`;
  return [
    `Of ${first} who played in the last ${rules.days} days:`,
    ...reached.map(
      ({ level, label, members }) => `${String(level).padStart(2)}  ${label.padEnd(16)}  ${members}`,
    ),
    `${rising} would rise. Nobody loses a rank. Nothing was written.`,
  ].join('\n');
}

async function write(desk: OperatedDesk, given: string, reason: string): Promise<string> {
  const { rules, names: called } = readRules(given);
  await desk.settings.change('vip', rules);
  if (called !== undefined)
    await desk.settings.change('vipLabels', { ...(await desk.settings.get('vipLabels')), ...called });
  await writeAudit(desk.db, desk.config.merchant, {
    actor: desk.operator.name,
    action: 'vip-written',
    subject: 'vip',
    reason,
    detail: { levels: JSON.stringify(rules).slice(0, 2_000) },
  });
  return 'The ranks are changed. Whoever plays or opens their page is looked at by them.';
}

async function showMember({ db, config: { merchant } }: OperatedDesk, username: string): Promise<string> {
  const memberId = await memberCalled(db, merchant, username);
  if (memberId === null) throw new PlainError(`Nobody is called ${username || '(no name given)'}.`);
  const whose = { merchant, memberId };
  const [own, ranks] = [await selectVip(db, whose), await selectRanks(db, whose)];
  return [
    own === null || own.level === null ? 'No rank.' : `Rank ${own.level}, ${own.label}.`,
    ...ranks.map(({ level, staked, days, changedAt }) => {
      const by = staked === null || days === null ? 'given by the house' : `${show(staked)} in ${days} days`;
      return `${String(level).padStart(2)}  ${changedAt.toISOString()}  ${by}`;
    }),
  ].join('\n');
}
