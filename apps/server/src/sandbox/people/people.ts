import { DEMO_ACCOUNTS, PASSWORD, type DemoAccount, type DemoContact } from './demo-accounts.ts';
import { FRIENDS, type FriendSeed } from './friends.ts';
import { createRandom, type Random } from '#sandbox/random.ts';

export type PersonSeed = {
  username: string;
  nickname: string;
  password: string;
  /** Was here yesterday. */
  seenLately: boolean;
  type: number;
  status: 'active' | 'excluded';
  upline: string | null;
  mustChangePassword: boolean;
  passwordExpired: boolean;
  joinedDaysAgo: number;
  contact: DemoContact | null;
};

const TEAM_SIZE = 200;
const FIRST_DAY = 120;
const GIVEN_NAMES =
  'Rahim Karim Jamal Kamal Salma Nasrin Farida Hasan Rubel Sohel Mitu Rina Shirin Tania Anika Tareq Imran Polash Shaon Nadia Labib Sumon Joya Bithi Ratul Mizan Sadia Nabil Ruma Shapla Arif Dipu Moni Keya Babul Tuhin Lopa Milon Nijhum Ovi'.split(
    ' ',
  );

/** A tree of four levels: agent1 > agent2 > agent41 > agent42, with the team spread over them. */
const AGENTS: Record<string, { type: number; upline: string | null }> = {
  agent1: { type: 1, upline: null },
  agent2: { type: 2, upline: 'agent1' },
  agent41: { type: 41, upline: 'agent2' },
  agent42: { type: 42, upline: 'agent41' },
};

/** The top first. */
export const AGENT_NAMES = Object.keys(AGENTS);

/** The top of a line of its own, with a few players: on a break, so that what it earns waits (A10). */
export const RESTING_AGENT = 'agent1b';
const RESTING_TEAM = 12;
const RESTING_PLAYERS = 4;

/** Everybody, uplines before their downlines. */
export function makePeople(seedNumber: number): PersonSeed[] {
  const random = createRandom(seedNumber, 'people');
  return [
    ...DEMO_ACCOUNTS.map(demoPerson),
    ...Array.from({ length: TEAM_SIZE + RESTING_TEAM }, (_, index) => teamPerson(random, index)),
    ...FRIENDS.map(friendPerson),
  ];
}

export const PLAYERS_OF_TEAM = 40;

/** Those of the teams who play. */
export function playersOf(people: readonly PersonSeed[]): PersonSeed[] {
  const members = people.filter(({ type, upline }) => type === 0 && upline !== null);
  const ofResting = members.filter(({ upline }) => upline === RESTING_AGENT);
  return [
    ...members.filter(({ upline }) => upline !== RESTING_AGENT).slice(0, PLAYERS_OF_TEAM),
    ...ofResting.slice(0, RESTING_PLAYERS),
  ];
}

function demoPerson(account: DemoAccount): PersonSeed {
  const agent = account.username === RESTING_AGENT ? { type: 1, upline: null } : AGENTS[account.username];
  const name = account.username;
  return {
    username: name,
    nickname: name.charAt(0).toUpperCase() + name.slice(1),
    password: account.password,
    seenLately: true,
    type: agent?.type ?? (account.role === 'trial' ? 4 : 0),
    status: name === 'excluded' ? 'excluded' : 'active',
    upline: agent?.upline ?? null,
    mustChangePassword: name === 'weak',
    passwordExpired: name === 'expired',
    joinedDaysAgo: FIRST_DAY,
    contact: account.contact ?? null,
  };
}

function teamPerson(random: Random, index: number): PersonSeed {
  const name = random.pick(GIVEN_NAMES);
  const person = {
    username: `${name.toLowerCase()}${1_000 + index * 7 + random.below(7)}`,
    nickname: name,
    password: PASSWORD,
    seenLately: false,
    type: 0,
    status: 'active' as const,
    upline: random.pick([
      'agent1',
      'agent2',
      'agent2',
      'agent41',
      'agent41',
      'agent42',
      'agent42',
      'agent42',
    ]),
  };
  // Throws that once gave ranks: without them the people of a seed number would be others.
  if (random.chance(0.06)) random.between(1, 2);
  return {
    ...person,
    ...(index < TEAM_SIZE ? {} : { upline: RESTING_AGENT }),
    mustChangePassword: false,
    passwordExpired: false,
    joinedDaysAgo: random.between(20, FIRST_DAY - 5),
    contact: null,
  };
}

function friendPerson({ username, nickname, joinedDaysAgo }: FriendSeed): PersonSeed {
  return {
    username,
    nickname,
    password: PASSWORD,
    seenLately: false,
    type: 0,
    status: 'active',
    upline: null,
    mustChangePassword: false,
    passwordExpired: false,
    joinedDaysAgo,
    contact: null,
  };
}
