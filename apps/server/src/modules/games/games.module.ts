import { addFavourite as addFavouriteOperation } from '@maidan/contract/games/add-favourite.ts';
import { launchFootball as launchFootballOperation } from '@maidan/contract/games/launch-football.ts';
import { launchGame as launchGameOperation } from '@maidan/contract/games/launch-game.ts';
import { listFavouriteIds as listFavouriteIdsOperation } from '@maidan/contract/games/list-favourite-ids.ts';
import { listFavourites as listFavouritesOperation } from '@maidan/contract/games/list-favourites.ts';
import { listGames as listGamesOperation } from '@maidan/contract/games/list-games.ts';
import { listHotGames as listHotGamesOperation } from '@maidan/contract/games/list-hot-games.ts';
import { listLiveRooms as listLiveRoomsOperation } from '@maidan/contract/games/list-live-rooms.ts';
import { listRecentGames as listRecentGamesOperation } from '@maidan/contract/games/list-recent-games.ts';
import { listVendorLanes as listVendorLanesOperation } from '@maidan/contract/games/list-vendor-lanes.ts';
import { listVendorTypes as listVendorTypesOperation } from '@maidan/contract/games/list-vendor-types.ts';
import { removeFavourite as removeFavouriteOperation } from '@maidan/contract/games/remove-favourite.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { addFavourite, removeFavourite } from './change-favourite.ts';
import { launchFootball } from './launch-football.ts';
import { launchGame } from './launch-game.ts';
import { listFavouriteIds, listFavourites } from './list-favourites.ts';
import { listGames } from './list-games.ts';
import { listHotGames } from './list-hot-games.ts';
import { listLiveRooms, listVendorTypes } from './list-live-rooms.ts';
import { listRecentGames } from './list-recent-games.ts';
import { listVendorLanes } from './list-vendor-lanes.ts';

export function mountGames(app: App): void {
  mount(app, listVendorLanesOperation, listVendorLanes);
  mount(app, listGamesOperation, listGames);
  mount(app, listHotGamesOperation, listHotGames);
  mount(app, launchGameOperation, launchGame);
  mount(app, launchFootballOperation, launchFootball);
  mount(app, addFavouriteOperation, addFavourite);
  mount(app, removeFavouriteOperation, removeFavourite);
  mount(app, listFavouriteIdsOperation, listFavouriteIds);
  mount(app, listFavouritesOperation, listFavourites);
  mount(app, listRecentGamesOperation, listRecentGames);
  mount(app, listLiveRoomsOperation, listLiveRooms);
  mount(app, listVendorTypesOperation, listVendorTypes);
}
