import { PRIZE_MODES, type PrizeMode } from '@maidan/contract/constants.ts';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import { redirect } from '@tanstack/react-router';
import type { LotteryLaunch } from '#features/games/lotteries.ts';
import { searchText } from './-search-text.ts';

const GAME_CODE = /^[A-Za-z0-9_-]{1,48}$/;
/** As the contract has it (`lobby-launch.ts`), whose schemas no address waits for. */
const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%#~+,:@]{0,255}$/;
const VIEWS = ['betting', 'lobby'] as const;
const DEVICES = ['desktop', 'mobile'] as const;

function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value | undefined {
  return values.find((one) => one === searchText(value));
}

/** LOT-01: what the lobby says when it opens a lottery; of anything else nothing is kept. */
export function readLotterySearch(raw: Record<string, unknown>): LotteryLaunch {
  const gameCode = searchText(raw['gameCode']);
  const backUrl = searchText(raw['backUrl']);
  const said = {
    gameCode: GAME_CODE.test(gameCode) ? gameCode : undefined,
    lottoArea: oneOf(raw['lottoArea'], ['VN']),
    launchMode: oneOf(raw['launchMode'], ['LOTT']),
    prizeMode: oneOf(raw['prizeMode'], PRIZE_MODES),
    view: oneOf(raw['view'], VIEWS),
    device: oneOf(raw['device'], DEVICES),
    language: oneOf(raw['language'], LANGUAGES),
    backUrl: OWN_PATH.test(backUrl) ? backUrl : undefined,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

const PAGES = {
  LOTT: '/lottery',
  ELOTT: '/lottery',
  SEA: '/seaLottery',
  ZY: '/vnLottery',
} as const satisfies Record<PrizeMode, string>;
type LotteryPath = (typeof PAGES)[PrizeMode];

/** LOT-01: an area or a table of prizes has its page; whoever comes to another is taken there, with all they have said. */
export function goToItsPage(here: LotteryPath, search: LotteryLaunch): void {
  const { lottoArea, prizeMode } = search;
  const page = lottoArea === 'VN' ? PAGES.ZY : prizeMode && PAGES[prizeMode];
  if (page !== undefined && page !== here) throw redirect({ to: page, search, replace: true });
}
