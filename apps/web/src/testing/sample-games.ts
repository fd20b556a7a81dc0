import type { GameCategory } from '@maidan/contract/constants.ts';
import type { Game } from '@maidan/contract/games/game.ts';
import type { VendorLane } from '@maidan/contract/games/list-vendor-lanes.ts';

export function sampleGame(number: number, change: Partial<Game> = {}): Game {
  return {
    nodeId: String(number),
    displayName: `Game ${number}`,
    gameName: `Game ${number}`,
    nodeName: `game-${number}`,
    vassalage: 'MAIDAN',
    vendorName: 'Maidan Games',
    gameType: 'RNG',
    gameCode: `G${number}`,
    gameClassify: null,
    isGame: true,
    showIcon: true,
    iconUrl: `/media/poster/${number}-240.webp`,
    lagerIcon: `/media/poster/${number}-480.webp`,
    hot: false,
    isNew: false,
    rtpBasisPoints: 9600,
    maxWin: 1000,
    volatility: 'medium',
    lines: 20,
    minStake: '1.00',
    features: [],
    open: true,
    maintenance: false,
    ...change,
  };
}

export function sampleGames(count: number, change: Partial<Game> = {}): Game[] {
  return Array.from({ length: count }, (_, index) => sampleGame(index + 1, change));
}

export function sampleLane(title: GameCategory, vendors: number, games = 3): VendorLane {
  const cards = Array.from({ length: vendors }, (_, index) => ({
    vassalage: `V${index + 1}`,
    displayName: `Vendor ${index + 1}`,
    gameType: title,
    gameCode: null,
    isGame: false,
    lagerIcon: `/media/vendor/V${index + 1}.svg`,
    nodeId: `V${index + 1}`,
    gameCount: 10,
    open: true,
    maintenance: false,
  }));
  return { title, cards, gameClassify: null, games: sampleGames(games, { gameType: title }) };
}
