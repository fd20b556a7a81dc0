import { CONTRACT_PERIODS, CONTRACT_TYPES } from '@maidan/contract/agents/agent-contract.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { proposeContract } from '@maidan/server/modules/agents/propose-contract.ts';
import type { Desk } from './desk.ts';
import { PlainError } from '../steps.mjs';

export const CONTRACT_USAGE = `  contract propose <upline> <downline> <dividend|daily|hourly|realtime> <rate in percent> <daily|weekly|semimonthly|monthly>
      [members=5] [validBet=50000.00] [profitLoss=1000.00] [betAmount=200.00]
                                    offers a contract; the downline's open pages hear of it`;

const REFUSED = {
  nobody: 'Upline and downline must be usernames of this site.',
  'not-upline': 'The first must be the direct upline of the second.',
  active: 'They already have a contract of this kind; it has to end first.',
} as const;

export async function contract(desk: Desk, [what, ...args]: readonly string[]): Promise<string> {
  if (what !== 'propose') throw new PlainError(CONTRACT_USAGE);
  const [upline = '', downline = '', type = '', rate = '', period = '', ...more] = args;
  const terms = {
    type: oneOf(CONTRACT_TYPES, type),
    rateBasisPoints: readRate(rate),
    period: oneOf(CONTRACT_PERIODS, period),
    ...readBars(more),
  };
  const made = await proposeContract(desk, { upline, downline, terms });
  if (typeof made === 'string') throw new PlainError(`${REFUSED[made]} Nothing was changed.`);
  return `Contract ${made.id} is proposed to ${downline}.`;
}

function oneOf<Word extends string>(words: readonly Word[], given: string): Word {
  const found = words.find((word) => word === given);
  if (found === undefined) throw new PlainError(`${given || '(nothing)'} is none of ${words.join(', ')}.`);
  return found;
}

/** 3.5 is 350 basis points. */
function readRate(text: string): number {
  const [, whole = '', part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (whole === '' || points < 1 || points > 10_000)
    throw new PlainError('The rate is a percentage from 0.01 to 100, such as 3.5.');
  return points;
}

/** What a period must reach; whatever is not named need not be reached. */
function readBars(given: readonly string[]) {
  const bars = { activeMembers: 0, validBet: 0n, profitLoss: 0n, betAmount: 0n };
  for (const pair of given) {
    const [, name = '', value = ''] = /^(\w+)=(\d{1,9}(?:\.\d\d)?)$/.exec(pair) ?? [];
    if (name === 'members' && /^\d{1,6}$/.test(value)) bars.activeMembers = Number(value);
    else if (name === 'validBet' || name === 'profitLoss' || name === 'betAmount')
      bars[name] = parseMoney(value.includes('.') ? value : `${value}.00`);
    else throw new PlainError(`This is not understood: ${pair}`);
  }
  return bars;
}
