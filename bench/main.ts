/**
 * `npm run bench [-- rtp ledger wallet crash draws lottery match live login storm fanout chat messages rewards growth records reports pay rollups list search bytes games smooth interaction lighthouse]`: every figure is a ratio against a reference
 * of the same run. `rtp` takes hours and is done only when it is named.
 */
import { measureChat } from './chat.ts';
import { measureCrash } from './crash.ts';
import { measureDraws } from './draws.ts';
import { measureFanout } from './fanout.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureGameList } from './game-list.ts';
import { measureGames } from './games.ts';
import { measureGrowth } from './growth.ts';
import { measureLive } from './house/live.ts';
import { measureLottery, measureMatch } from './house/settlement.ts';
import { measureInteraction } from './interaction.ts';
import { measureLedger } from './ledger.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLogin } from './login.ts';
import { measureMessages } from './messages.ts';
import { measurePay } from './agents/pay.ts';
import { measureRecords } from './records.ts';
import { holds, print, type Measurement } from './report.ts';
import { measureReports } from './agents/reports.ts';
import { measureRewards } from './rewards.ts';
import { measureRtp } from './rtp/rtp.ts';
import { measureRollups } from './rollups.ts';
import { measureSearch } from './search.ts';
import { measureSmoothness } from './smooth.ts';
import { measureStorm } from './storm.ts';
import { measureWallet } from './wallet.ts';
import { withPlatform } from './world.ts';

const ON_THE_PLATFORM = {
  list: measureGameList,
  search: measureSearch,
  bytes: measureFirstVisit,
  games: measureGames,
  smooth: measureSmoothness,
  interaction: measureInteraction,
  lighthouse: measureLighthouse,
};
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const results: Measurement[] = [];
function take(measurements: Measurement[]): void {
  measurements.forEach(print);
  results.push(...measurements);
}

const ON_THEIR_OWN = {
  ledger: measureLedger,
  wallet: measureWallet,
  crash: measureCrash,
  draws: measureDraws,
  lottery: measureLottery,
  match: measureMatch,
  live: measureLive,
  login: measureLogin,
  storm: measureStorm,
  fanout: measureFanout,
  chat: measureChat,
  messages: measureMessages,
  rewards: measureRewards,
  growth: measureGrowth,
  records: measureRecords,
  reports: measureReports,
  pay: measurePay,
  rollups: measureRollups,
};
if (wanted.includes('rtp')) await measureRtp(take);
for (const [name, measure] of Object.entries(ON_THEIR_OWN)) if (isWanted(name)) take(await measure());
const rest = Object.entries(ON_THE_PLATFORM).filter(([name]) => isWanted(name));
if (rest.length > 0) {
  await withPlatform(async (platform) => {
    for (const [, measure] of rest) take(await measure(platform));
  });
}
process.stdout.write(`\n${results.filter(holds).length} of ${results.length} bars hold\n`);
