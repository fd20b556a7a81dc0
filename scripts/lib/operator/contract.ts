import {
  CONTRACT_MAX_TIERS,
  CONTRACT_PERIODS,
  CONTRACT_TYPES,
} from '@maidan/contract/agents/agent-contract.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { endGivenContract, listEndsOfGiven } from '@maidan/server/modules/agents/end-given-contract.ts';
import { withdrawGivenOffer } from '@maidan/server/modules/agents/withdraw-given-offer.ts';
import { proposeContract } from '@maidan/server/modules/agents/propose-contract.ts';
import { tiersFit } from '@maidan/server/modules/agents/read-terms.ts';
import type { Desk } from './desk.ts';
import { PlainError } from '../steps.mjs';

export const CONTRACT_USAGE = `  contract propose <upline|house> <downline> <dividend|daily|hourly|realtime> <rate in percent> <daily|weekly|semimonthly|monthly>
      [members=5] [validBet=50000.00] [profitLoss=1000.00] [betAmount=200.00] [tier=4.5 members=10 …] [fee=1] [losses=carried]
                                    offers a contract; the downline's open pages hear of it. The house offers to whoever
                                    has nobody above. With tier= the next tier begins, with its rate: it asks for what the
                                    one before does, and for what is named after it
  contract withdraw <number>        takes back an offer of the house that nobody has answered
  contract end <number> [with=3,5]  ends a contract of the house, with those named that hang below it`;

const REFUSED = {
  nobody: 'Upline and downline must be usernames of this site.',
  'not-upline': 'The first must be the direct upline of the second; the house, of whoever has none.',
  'not-agent': 'Contracts are for agents.',
  above:
    'The upline has no contract of this kind, or one that pays less, asks for more, or goes by another period.',
  waits: 'They have been offered one of this kind; it has to be answered first.',
} as const;
const NOT_ENDED = {
  unknown: 'The house has given no such contract.',
  decided: 'It does not run.',
  waits: 'Nobody has answered this offer yet: there is nothing to end.',
} as const;
const NOT_WITHDRAWN = {
  unknown: 'The house has made no such offer.',
  decided: 'It does not wait for an answer any more.',
} as const;

export async function contract(desk: Desk, [what, ...args]: readonly string[]): Promise<string> {
  if (what === 'end' && args.length > 0) return end(desk, args);
  if (what === 'withdraw' && args.length === 1) return withdraw(desk, args);
  if (what !== 'propose') throw new PlainError(CONTRACT_USAGE);
  const [upline = '', downline = '', given = '', rate = '', period = '', ...more] = args;
  const type = oneOf(CONTRACT_TYPES, given);
  const { tiers, feeBasisPoints, carriesLosses } = readMore(readRate(rate), more);
  const named = oneOf(CONTRACT_PERIODS, period);
  const isDividend = type === 'dividend';
  const terms = {
    type,
    tiers,
    // A salary is paid by the slots of its kind.
    period: isDividend ? named : 'daily',
    feeBasisPoints: isDividend ? feeBasisPoints : 0,
    carriesLosses: isDividend && carriesLosses,
  } as const;
  const made = await proposeContract(desk, { upline: upline === 'house' ? null : upline, downline, terms });
  if (typeof made === 'string') throw new PlainError(`${REFUSED[made]} Nothing was changed.`);
  return `Contract ${made.id} is proposed to ${downline}.`;
}

async function end(desk: Desk, [id = '', named = '']: readonly string[]): Promise<string> {
  const ends = named.startsWith('with=') ? named.slice('with='.length).split(',') : [];
  if (![id, ...ends].every((number) => /^[1-9]\d{0,17}$/.test(number))) throw new PlainError(CONTRACT_USAGE);
  const ended = await endGivenContract(desk, { uplineId: null, id, ends });
  if (ended === 'stale') {
    const below = (await listEndsOfGiven(desk, { uplineId: null, id })) ?? [];
    const list = below
      .map(
        (one) =>
          `  ${one.id}  ${one.upline.username} to ${one.downline.username}, ${one.rateBasisPoints / 100} %`,
      )
      .join('\n');
    const numbers = below.map((one) => one.id).join(',');
    throw new PlainError(
      `With it end exactly these; name them: with=${numbers}\n${list}\nNothing was changed.`,
    );
  }
  if (typeof ended === 'string') throw new PlainError(`${NOT_ENDED[ended]} Nothing was changed.`);
  return `Contract ${id} ends on ${ended.endsAt.toISOString()}, with what hangs below it.`;
}

async function withdraw(desk: Desk, [id = '']: readonly string[]): Promise<string> {
  if (!/^[1-9]\d{0,17}$/.test(id)) throw new PlainError(CONTRACT_USAGE);
  const outcome = await withdrawGivenOffer(desk, { uplineId: null, id });
  if (outcome !== 'done') throw new PlainError(`${NOT_WITHDRAWN[outcome]} Nothing was changed.`);
  return `Offer ${id} is taken back.`;
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

/** The tiers with what a slot must reach for each, and the terms of a dividend; whatever is not named need not be reached. */
function readMore(rate: number, given: readonly string[]) {
  const first = { rate, members: 0, validBet: 0, profitLoss: 0, betAmount: 0 };
  const tiers = [first];
  let [feeBasisPoints, carriesLosses] = [0, false];
  for (const pair of given) {
    const [, name = '', value = ''] = /^(\w+)=(\d{1,9}(?:\.\d\d?)?|carried)$/.exec(pair) ?? [];
    const tier = tiers.at(-1) ?? first;
    if (name === 'tier') tiers.push({ ...tier, rate: readRate(value) });
    else if (name === 'members' && /^\d{1,6}$/.test(value)) tier.members = Number(value);
    else if (name === 'fee') feeBasisPoints = readRate(value);
    else if (name === 'losses' && value === 'carried') carriesLosses = true;
    else if ((name === 'validBet' || name === 'profitLoss' || name === 'betAmount') && value !== 'carried')
      tier[name] = Number(parseMoney(/\.\d\d$/.test(value) ? value : `${value}.00`));
    else throw new PlainError(`This is not understood: ${pair}`);
  }
  if (tiers.length > CONTRACT_MAX_TIERS || !tiersFit(tiers))
    throw new PlainError(
      `A contract has at most ${CONTRACT_MAX_TIERS} tiers, each of which pays more than the one before and asks for no less.`,
    );
  return { tiers, feeBasisPoints, carriesLosses };
}
