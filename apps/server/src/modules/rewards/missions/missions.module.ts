import { getMissionLeaderboard as board } from '@maidan/contract/rewards/missions/get-mission-leaderboard.ts';
import { getMissionSummary as summary } from '@maidan/contract/rewards/missions/get-mission-summary.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getMissionLeaderboard } from './get-mission-leaderboard.ts';
import { getMissionSummary } from './get-mission-summary.ts';

export function mountMissions(app: App): void {
  mount(app, summary, getMissionSummary);
  mount(app, board, getMissionLeaderboard);
}
