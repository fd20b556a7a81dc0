import { DEFAULT_LANGUAGE, LANGUAGES } from '@maidan/contract/languages.ts';
import { median, type Measurement } from './report.ts';
import { withPlatform } from './world.ts';

const SMALL = 1_000;
const LARGE = 20_000;
const LIST = '/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=24';
const WARM = 150;
const LANE_CALLS = 600;

const VENDORS = ['', 'PG', 'JL', 'CQ9', 'PT', 'JDB'];
const VOLATILITIES = ['', 'low', 'medium', 'high', 'low,high'];
const BANDS = ['', 'under-95', '96-97', '95-96,96-97'];
const SORTS = ['', 'popular', 'newest', 'name', 'rtp'];

/** Plain lists and their pages: each is asked for once, so that no answer comes from memory. */
function plainLists(): string[] {
  return LANGUAGES.flatMap((language) =>
    VENDORS.flatMap((vendor) =>
      Array.from({ length: vendor === '' ? 30 : 2 }, (_, page) =>
        address({ language, vassalage: vendor, pageNo: String(page + 1) }),
      ),
    ),
  );
}

/** Every mixture of filters and orders, once. */
function filteredLists(): string[] {
  const mixtures: string[] = [];
  for (const language of LANGUAGES)
    for (const sort of SORTS)
      for (const volatility of VOLATILITIES)
        for (const rtp of BANDS) {
          if (sort === '' && volatility === '' && rtp === '') continue;
          mixtures.push(address({ language, sort, volatility, rtp }));
          mixtures.push(address({ language, sort, volatility, rtp, minStake: '1', pageNo: '2' }));
        }
  return mixtures;
}

function address(parts: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
  return `${LIST}&${query.toString()}`;
}

async function millisecondsOf(url: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - from;
}

type Origins = { small: string; large: string };

/** A call to the small catalogue and the same to the large one in turn, so that both meet the same machine. */
async function compare(
  what: string,
  paths: readonly string[],
  { small, large }: Origins,
): Promise<Measurement> {
  const times = { small: [] as number[], large: [] as number[] };
  for (const path of paths) {
    times.small.push(await millisecondsOf(small + path));
    times.large.push(await millisecondsOf(large + path));
  }
  const [few, many] = [median(times.small), median(times.large)];
  return {
    what: `${what} among ${LARGE.toLocaleString('en')} games against ${SMALL.toLocaleString('en')}`,
    ratio: many / few,
    bar: { kind: 'at most', value: 1.3 },
    detail: `${many.toFixed(2)} against ${few.toFixed(2)} ms, the middle of ${paths.length} calls each`,
  };
}

/** The first of each order and filter is made when it is first asked for; afterwards it is there. */
async function warm(origin: string): Promise<void> {
  const lanes = lanesOf('en');
  for (let count = 0; count < WARM; count += 1) await millisecondsOf(origin + lanes);
  // Other answers from the same rows: what is measured is a database that has read them, not its disk.
  for (const path of plainLists()) await millisecondsOf(origin + path.replace('pageSize=24', 'pageSize=23'));
  for (const sort of SORTS)
    for (const language of LANGUAGES)
      for (const volatility of ['low', 'medium', 'high'])
        for (const rtp of ['under-95', '95-96', '96-97'])
          await millisecondsOf(
            origin + address({ sort, language, volatility, rtp, minStake: '1', pageNo: '9' }),
          );
}

const lanesOf = (language: string) =>
  `/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop&language=${language}`;

/** What lists and lanes cost when the catalogue is twenty times as large. */
export async function measureGrowth(): Promise<Measurement[]> {
  return await withPlatform(
    async ({ origin: small }) =>
      await withPlatform(
        async ({ origin: large }) => {
          const origins = { small, large };
          for (const origin of [small, large]) await warm(origin);
          const lanes = Array.from({ length: LANE_CALLS }, (_, index) =>
            lanesOf(LANGUAGES[index % LANGUAGES.length] ?? DEFAULT_LANGUAGE),
          );
          return [
            await compare('a page of a plain list', plainLists(), origins),
            await compare('a page of a filtered and sorted list', filteredLists(), origins),
            await compare('the lanes of the lobby', lanes, origins),
          ];
        },
        { slotTitles: LARGE },
      ),
    { slotTitles: SMALL },
  );
}
