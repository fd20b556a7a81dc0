/** MEM-01: pages of the member center whose own route does not exist yet. A route file of that name takes its place. */
export const COMING_PAGES = ['referral'] as const;
export const COMING_PAGES = ['missionLeaderboard'] as const;
export type ComingPageName = (typeof COMING_PAGES)[number];

export function comingPage(name: string): ComingPageName | null {
  return COMING_PAGES.find((page) => page === name) ?? null;
}
