import { endLedgerAlert, releaseFrozen } from '@maidan/server/modules/alert/watch-ledger.ts';
import { listAlerts } from '@maidan/server/modules/alert/watch-money.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags, readWhy } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const ALERTS_USAGE = `  alerts                            what somebody must look at: debts, frozen accounts, money kept aside, orders without answer, rounds left open
  alerts release <account>          sets a frozen account free, once it agrees with its history again
  alerts end <number>               of an entry without an account, which ends by nothing else
                                    each with --reason TEXT, kept in the audit beside who did it`;

export async function alerts(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  if (args.length === 0) return list(desk);
  const { rest, flags } = readFlags(args);
  const [what = '', number = ''] = rest;
  if (!['release', 'end'].includes(what) || !/^[1-9]\d{0,17}$/.test(number))
    throw new PlainError(ALERTS_USAGE);
  const act = { by: desk.operator.name, reason: readWhy(flags) };
  if (what === 'end') {
    if (!(await endLedgerAlert(desk, { id: BigInt(number), ...act })))
      throw new PlainError(`There is no alert ${number} that a person ends. Nothing was changed.`);
    return `Alert ${number} is ended.`;
  }
  const because = await releaseFrozen(desk, { account: BigInt(number), ...act });
  if (because !== null)
    throw new PlainError(`Account ${number} stays as it is: ${because}. Nothing was changed.`);
  return `Account ${number} is free again.`;
}

async function list(desk: OperatedDesk): Promise<string> {
  const rows = await listAlerts(desk);
  if (rows.length === 0) return 'Nothing needs a look.';
  return rows
    .map((row) =>
      [
        String(row.id).padEnd(6),
        row.raisedAt.toISOString(),
        row.kind.padEnd(20),
        row.subject.padEnd(16),
        row.detail,
      ].join('  '),
    )
    .join('\n');
}
