import type { GameCategory } from '@maidan/contract/constants.ts';
import { DEFAULT_LANGUAGE, type Language } from '@maidan/contract/languages.ts';
import type { Game } from '@maidan/contract/games/game.ts';
import type { VendorLane } from '@maidan/contract/games/list-vendor-lanes.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { posterAddress, vendorMarkAddress } from '#modules/media/picture-address.ts';
import type { CardRow, GameRow } from './games.store.ts';

/** The fields of a game that leave the house, in the language asked for. */
export function presentGame(row: GameRow, language: Language): Game {
  return {
    nodeId: row.nodeId,
    displayName: textIn(row.name, language),
    gameName: row.name[DEFAULT_LANGUAGE],
    nodeName: row.slug,
    vassalage: row.vendorCode,
    vendorName: textIn(row.vendorName, language),
    gameType: row.category,
    gameCode: row.gameCode,
    gameClassify: row.classify,
    isGame: true,
    showIcon: true,
    iconUrl: posterAddress(row.nodeId, 240, language),
    lagerIcon: posterAddress(row.nodeId, 480, language),
    hot: row.hotRank !== null,
    isNew: row.isNew,
    rtpBasisPoints: row.rtpBasisPoints,
    volatility: row.volatility,
    lines: row.lines,
    maxWin: row.maxWin,
    minStake: row.minStake === null ? null : formatMoneyText(minor(row.minStake)),
    features: row.features,
    open: row.open,
    maintenance: row.maintenance,
  };
}

/** A vendor's card leads to its list, or, where it is direct, straight into its first game (HOM-07). */
export function presentCard(
  row: CardRow,
  lane: GameCategory,
  language: Language,
): VendorLane['cards'][number] {
  return {
    vassalage: row.code,
    displayName: textIn(row.name, language),
    gameType: lane,
    gameCode: row.direct?.gameCode ?? null,
    isGame: row.direct !== null,
    lagerIcon: vendorMarkAddress(row.code),
    nodeId: row.direct?.nodeId ?? row.code,
    gameCount: row.gameCount,
    open: row.direct?.open ?? row.open,
    maintenance: row.maintenance,
  };
}
