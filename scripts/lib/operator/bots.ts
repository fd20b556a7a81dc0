import { displayMoney, minor } from '@maidan/contract/money.ts';
import { readBotFigures } from '@maidan/server/sandbox/bots/bots.store.ts';
import { dayKey } from '@maidan/server/sandbox/bots/top-up.ts';
import type { SettingValue } from '@maidan/server/settings/settings.ts';
import type { Desk } from './desk.ts';
import { PlainError } from '../steps.mjs';

export const BOTS_USAGE = `  bots                              how often they play and talk, and what they did; no figure of players, agents or teams has them in it
  bots rounds <n>                   rounds in a minute of all bots together, 0 to 60
  bots chat <n>                     lines in an hour, 0 to 120
  bots crash <n>                    bets on a flight that somebody watches, 0 to 8
  bots tables <n>                   bets on a round of each live table that somebody watches, 0 to 4
  bots off                          all of it to nought; whatever is set holds within seconds`;

const DAY_MS = 86_400_000;

type Rates = SettingValue<'bots'>;

const NAMES: Readonly<Record<string, keyof Rates>> = {
  rounds: 'roundsPerMinute',
  chat: 'chatLinesPerHour',
  crash: 'crashBetsPerFlight',
  tables: 'tableBetsPerRound',
};
const OFF: Rates = { roundsPerMinute: 0, chatLinesPerHour: 0, crashBetsPerFlight: 0, tableBetsPerRound: 0 };

export async function bots(desk: Desk, [what, given]: readonly string[]): Promise<string> {
  const { settings } = desk;
  if (what === undefined) return `${said(await settings.get('bots'))}\n${await done(desk)}`;
  if (what !== 'off') {
    const name = Object.hasOwn(NAMES, what) ? NAMES[what] : undefined;
    if (name === undefined || given === undefined || !/^\d{1,4}$/.test(given))
      throw new PlainError(BOTS_USAGE);
    await settings.change('bots', { ...(await settings.get('bots')), [name]: Number(given) });
  } else await settings.change('bots', OFF);
  return said(await settings.get('bots'));
}

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const said = ({ roundsPerMinute, chatLinesPerHour, crashBetsPerFlight, tableBetsPerRound }: Rates): string =>
  `Bots: ${many(roundsPerMinute, 'round')} a minute, ${many(chatLinesPerHour, 'chat line')} an hour, ${many(crashBetsPerFlight, 'bet')} on each flight of crash, ${tableBetsPerRound} on each round of a live table.`;

async function done({ db, config, settings }: Desk): Promise<string> {
  const {
    bots: count,
    rounds,
    staked,
    won,
    given,
    lines,
  } = await readBotFigures(db, config.merchant, [dayKey(new Date()), dayKey(new Date(Date.now() - DAY_MS))]);
  const symbol = await settings.get('currencySymbol');
  const money = (amount: bigint) => displayMoney(minor(amount), symbol);
  return `${count} of them, in the last 24 hours: ${many(rounds, 'round')}, ${money(staked)} staked, ${money(won)} won, ${money(given)} given to play with, ${many(lines, 'chat line')}.`;
}
