import { launchGame as launchGameOperation } from '@maidan/contract/games/launch-game.ts';
import { listGames as listGamesOperation } from '@maidan/contract/games/list-games.ts';
import { listHotGames as listHotGamesOperation } from '@maidan/contract/games/list-hot-games.ts';
import { listVendorLanes as listVendorLanesOperation } from '@maidan/contract/games/list-vendor-lanes.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { launchGame } from './launch-game.ts';
import { listGames } from './list-games.ts';
import { listHotGames } from './list-hot-games.ts';
import { listVendorLanes } from './list-vendor-lanes.ts';

export function mountGames(app: App): void {
  mount(app, listVendorLanesOperation, listVendorLanes);
  mount(app, listGamesOperation, listGames);
  mount(app, listHotGamesOperation, listHotGames);
  mount(app, launchGameOperation, launchGame);
}
