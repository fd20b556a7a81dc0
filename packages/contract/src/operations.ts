import { launchGame } from '#games/launch-game.ts';
import { listGames } from '#games/list-games.ts';
import { listHotGames } from '#games/list-hot-games.ts';
import { listVendorLanes } from '#games/list-vendor-lanes.ts';
import { getMemberInfo } from '#member/get-member-info.ts';
import { register } from '#member/register.ts';
import { listAnnouncements } from '#messages/list-announcements.ts';
import type { Operation } from '#operation.ts';
import { listBets } from '#records/list-bets.ts';
import { login } from '#session/login.ts';
import { logout } from '#session/logout.ts';
import { getCipherKey } from '#system/get-cipher-key.ts';
import { getStatus } from '#system/get-status.ts';
import { getBalance } from '#wallet/get-balance.ts';

/** Every call of the site's contract. The document, the fuzzer and the route inventory are made from this list. */
export const OPERATIONS: readonly Operation[] = [
  getCipherKey,
  getStatus,
  login,
  logout,
  register,
  getMemberInfo,
  listAnnouncements,
  listVendorLanes,
  listGames,
  listHotGames,
  launchGame,
  getBalance,
  listBets,
];
