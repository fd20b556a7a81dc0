import type { Language } from '@maidan/contract/constants.ts';
import type { Game } from '@maidan/contract/games/game.ts';
import type { GameRow } from './games.store.ts';

/** The fields of a game that leave the house, in the language asked for. */
export function presentGame(row: GameRow, language: Language): Game {
  return {
    nodeId: row.nodeId,
    displayName: language === 'bn' ? row.nameBn : row.nameEn,
    gameName: row.nameEn,
    nodeName: row.slug,
    vassalage: row.vendorCode,
    gameType: row.category,
    gameCode: row.gameCode,
    gameClassify: row.classify,
    isGame: true,
    showIcon: true,
    iconUrl: `/media/poster/${row.nodeId}-240.webp`,
    lagerIcon: `/media/poster/${row.nodeId}-480.webp`,
    hot: row.hotRank !== null,
    isNew: row.isNew,
    rtpBasisPoints: row.rtpBasisPoints,
    open: row.open,
  };
}
