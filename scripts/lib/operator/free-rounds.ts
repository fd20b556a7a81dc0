import { parseMoney } from '@maidan/contract/money.ts';
import {
  cancelFreeRounds,
  grantFreeRounds,
} from '@maidan/server/modules/seamless-wallet/free-rounds/grant-free-rounds.ts';
import { HOUSE_PARTNER } from '@maidan/server/call/partner.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const FREE_ROUNDS_USAGE = `  free-rounds grant <PARTNER> <campaign> <username> <rounds> <stake> [--games a,b] [--most 500.00] [--days 7]
                                    rounds that cost the player nothing; given again it is the same gift
  free-rounds cancel <PARTNER> <campaign> <username>  none begins any more; what was won is paid`;

const DAY_MS = 86_400_000;

export async function freeRounds(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { rest, flags } = readFlags(args);
  const [what = '', partner = '', campaignId = '', username = '', rounds = '', stake = ''] = rest;
  if (!/^[A-Za-z0-9_.:-]{3,64}$/.test(campaignId) || username === '') throw new PlainError(FREE_ROUNDS_USAGE);
  const place = { ...desk, actor: desk.operator.name };
  const named = { partner, campaignId, username };
  if (what === 'cancel') {
    const outcome = await cancelFreeRounds(place, named);
    if (outcome === 'unknown') throw new PlainError(NOBODY);
    if (outcome === 'untold') throw new PlainError(untold(partner, 'The wallet takes no more of them'));
    return `${campaignId} is cancelled for ${username}. What was won before is paid.`;
  }
  if (what !== 'grant' || !/^[1-9]\d{0,3}$/.test(rounds)) throw new PlainError(FREE_ROUNDS_USAGE);
  const most = flags.get('most');
  const outcome = await grantFreeRounds(place, {
    ...named,
    rounds: Number(rounds),
    stake: readAmount(stake),
    currency: await desk.settings.get('currency'),
    gameCodes: flags.get('games')?.split(',') ?? null,
    mostWon: most === undefined ? null : readAmount(most),
    validTo: new Date(Date.now() + readDays(flags.get('days') ?? '7') * DAY_MS),
  });
  if (outcome === 'unknown') throw new PlainError(NOBODY);
  if (outcome === 'rests')
    throw new PlainError(
      `${username} is on a break, closed to play, near an own limit or wants no rewards, and is given nothing. Nothing was changed.`,
    );
  if (outcome === 'differs')
    throw new PlainError(
      `${campaignId} was given to ${username} with other facts, or cancelled. Nothing was changed.`,
    );
  if (outcome === 'untold') throw new PlainError(untold(partner, `${username} has them here`));
  const given = `${username} has ${rounds} free rounds of ${campaignId}.`;
  return partner === HOUSE_PARTNER
    ? `${given} Slots of the own house offer them from the next time they are opened.`
    : given;
}

const untold = (partner: string, here: string) =>
  `${here}, but ${partner} did not take it. Send the command again to tell it again.`;

const NOBODY = 'There is no such partner, member or campaign. Nothing was changed.';

function readAmount(text: string): bigint {
  if (!/^\d{1,9}\.\d\d$/.test(text) || /^0+\.00$/.test(text))
    throw new PlainError('An amount is such as 5.00, above zero. Nothing was changed.');
  return parseMoney(text);
}

function readDays(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new PlainError('The days are 1 to 999. Nothing was changed.');
  return Number(text);
}
