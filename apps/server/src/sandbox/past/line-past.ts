import { AGENT_NAMES, playersOf, RESTING_AGENT, type PersonSeed } from '#sandbox/people/people.ts';

/** AGT-04: money that goes down a line, or up to the agent above, in minor units; and an agent who takes a break (A10). */
export type LineEvent =
  | { kind: 'break'; at: number; username: string }
  | { kind: 'welcome'; at: number; username: string; amount: number }
  | {
      kind: 'transfer';
      at: number;
      username: string;
      to: string;
      direction: 'up' | 'down';
      amount: number;
    };

const SECOND = 1_000;
const DAY = 86_400_000;
const TAKA = 100;
const BEGAN = 89 * DAY;
const WEEKS = 12;
const RESTS_SINCE = 6 * DAY;
/** What an agent of each step sends on in a week, in whole taka; the top has it from the house. */
const SENT_ON = [2_000, 1_300, 700];
const FROM_HOUSE = 40_000;
const [TO_PLAYER, BACK, UP_LINE] = [200, 100, 300];

/** Once a week what was too much comes back up, and the agents serve those below them, one after the other. */
export function linePast(people: readonly PersonSeed[]): LineEvent[] {
  const events: LineEvent[] = [
    { kind: 'welcome', at: BEGAN, username: 'agent1', amount: FROM_HOUSE * TAKA },
    { kind: 'break', at: RESTS_SINCE, username: RESTING_AGENT },
  ];
  const players = playersOf(people);
  const servedBy = (agent: string, week: number): string | undefined => {
    const served = players.filter(
      ({ upline, joinedDaysAgo }) => upline === agent && joinedDaysAgo * DAY > momentOf(week) + DAY,
    );
    return served[week % Math.max(1, served.length)]?.username;
  };
  for (let week = 0; week < WEEKS; week += 1) {
    let sent = 0;
    const send = (
      direction: 'up' | 'down',
      from: string | undefined,
      to: string | undefined,
      taka: number,
    ): void => {
      if (from === undefined || to === undefined) return;
      const at = momentOf(week) - sent++ * 20 * SECOND;
      events.push({ kind: 'transfer', at, username: from, to, direction, amount: taka * TAKA });
    };
    AGENT_NAMES.forEach((agent, step) => {
      if (week > 0 && (week + step) % 4 === 0) send('up', servedBy(agent, week - 1), agent, BACK);
    });
    if (week % 5 === 3) send('up', 'agent42', 'agent41', UP_LINE);
    SENT_ON.forEach((taka, step) => send('down', AGENT_NAMES[step], AGENT_NAMES[step + 1], taka));
    for (const agent of AGENT_NAMES) send('down', agent, servedBy(agent, week), TO_PLAYER);
  }
  return events;
}

const momentOf = (week: number): number => BEGAN - (1 + week * 7) * DAY;
