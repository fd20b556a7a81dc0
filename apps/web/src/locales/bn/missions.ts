import missions from './missions.json';
import vip from './vip.json';

/** Loaded where missions or ranks are shown: see `WithMissionTexts`. */
export const messages = { missions, vip };
