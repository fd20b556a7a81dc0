/** How far a friend of `demo` has come, and what stands about the invitation. */
export type FriendSeed = {
  username: string;
  nickname: string;
  joinedDaysAgo: number;
  /** Stakes in whole taka, of twelve rounds together; a deposit comes before them. */
  deposit: number;
  stakes: number;
  /** The reward was taken; or something speaks against it. */
  fate?: 'given' | 'same-address';
};

/** MEM-09: one in each state that an invitation can be in. */
export const FRIENDS: readonly FriendSeed[] = [
  { username: 'mizan4021', nickname: 'Mizan', joinedDaysAgo: 38, deposit: 0, stakes: 0 },
  { username: 'tania4101', nickname: 'Tania', joinedDaysAgo: 33, deposit: 500, stakes: 2_400, fate: 'given' },
  {
    username: 'imran4208',
    nickname: 'Imran',
    joinedDaysAgo: 21,
    deposit: 1_000,
    stakes: 3_600,
    fate: 'given',
  },
  { username: 'nadia4315', nickname: 'Nadia', joinedDaysAgo: 12, deposit: 500, stakes: 2_400 },
  {
    username: 'sumon4422',
    nickname: 'Sumon',
    joinedDaysAgo: 9,
    deposit: 200,
    stakes: 2_400,
    fate: 'same-address',
  },
  { username: 'joya4529', nickname: 'Joya', joinedDaysAgo: 5, deposit: 500, stakes: 600 },
  { username: 'ratul4636', nickname: 'Ratul', joinedDaysAgo: 3, deposit: 200, stakes: 0 },
  { username: 'keya4743', nickname: 'Keya', joinedDaysAgo: 1, deposit: 0, stakes: 0 },
];

/** Whose link they came by. */
export const INVITER = 'demo';
/** How many opened it, by the days that have gone since. */
export const VISITS: readonly (readonly [daysAgo: number, visits: number])[] = [
  [38, 3], [33, 2], [26, 4], [21, 5], [12, 3], [9, 6], [6, 2], [5, 4], [3, 3], [1, 5], [0, 1],
]; // prettier-ignore
