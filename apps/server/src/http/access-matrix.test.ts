import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import { sendsQuery, type Operation } from '@maidan/contract/operation.ts';
import { OPERATIONS } from '@maidan/contract/operations.ts';
import { freePlay } from '@maidan/contract/accounts/login/free-play.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql, type Sql } from '#db/sql.ts';
import { endAllSessions } from '#modules/accounts/sessions/end-session.ts';
import { cookieOf, type Caller } from '#testing/test-app.ts';

/** Who calls. A stranger holds halves of two sessions; `forced` must change the password first; `waiting` came by phone. */
const ROLES = ['visitor', 'trial', 'member', 'agent', 'ended', 'stranger', 'forced', 'waiting'] as const;
type Role = (typeof ROLES)[number];
/** Let in as far as the reading of the request, or refused at the door with this code. */
type Outcome = 'in' | ErrorCode;
type Row = Readonly<Record<Role, Outcome>>;

const OUT = 'NOT_LOGGED_IN';
const LET_IN: Row = {
  visitor: 'in',
  trial: 'in',
  member: 'in',
  agent: 'in',
  ended: 'in',
  stranger: 'in',
  forced: 'in',
  waiting: 'in',
};
/** Anybody at all. */
const anybody = LET_IN;
/** Whoever is logged in. */
const loggedInEvenForced: Row = { ...LET_IN, visitor: OUT, ended: OUT, stranger: OUT };
const loggedIn: Row = { ...loggedInEvenForced, forced: 'PASSWORD_CHANGE_REQUIRED' };
/** The same, but with an account of their own. */
const realAccount: Row = { ...loggedIn, trial: 'NEEDS_REAL_ACCOUNT' };
/** The same, and nobody whose session came about without the password. */
const sure: Row = { ...realAccount, waiting: 'HELD_FOR_SAFETY' };

/** Agents alone. */
const agentsOnly: Row = {
  ...loggedIn,
  trial: 'NOT_ALLOWED',
  member: 'NOT_ALLOWED',
  waiting: 'NOT_ALLOWED',
};

/** The written table: a new operation needs a row here, by hand. */
const TABLE: Readonly<Record<string, Row>> = {
  getCipherKey: anybody,
  getDomainRoute: anybody,
  getPermission: anybody,
  getRegisterSettings: anybody,
  getStatus: anybody,
  getValidationRules: anybody,
  getWhitelabel: anybody,
  listCountries: anybody,
  listSandboxInbox: anybody,
  getVendorRun: anybody,
  getVendorSimulator: anybody,
  startVendorRun: anybody,
  collectHandOver: anybody,
  confirmHandOver: realAccount,
  createHandOver: realAccount,
  endOneSession: loggedIn,
  endOtherSessions: loggedIn,
  exchangeHandOver: anybody,
  finishPasskeyLogin: anybody,
  finishSocialLogin: anybody,
  freePlay: anybody,
  getCaptcha: anybody,
  listSessions: loggedIn,
  login: anybody,
  logout: loggedInEvenForced,
  sendAddressCode: anybody,
  sendLoginCode: anybody,
  startPasskeyLogin: anybody,
  startSocialLogin: anybody,
  verifyAddress: anybody,
  sendLossCode: anybody,
  reportLoss: anybody,
  changePassword: loggedInEvenForced,
  confirmTotp: sure,
  finishPasskey: sure,
  forgotByEmail: anybody,
  getMemberInfo: loggedInEvenForced,
  getIcon: loggedIn,
  setIcon: realAccount,
  setNickname: realAccount,
  countUnread: loggedIn,
  markRead: loggedIn,
  listOwnAnnouncements: loggedIn,
  listPlatformMessages: loggedIn,
  readPlatformMessages: loggedIn,
  removePlatformMessage: loggedIn,
  getConsolidatedFunds: realAccount,
  getSecurity: realAccount,
  linkIdentity: sure,
  listSecurityEvents: realAccount,
  register: anybody,
  registerMobile: anybody,
  removeContact: sure,
  removePasskey: realAccount,
  removeTotp: sure,
  resetByLink: anybody,
  resetByPhone: anybody,
  sendForgotCode: anybody,
  sendRegisterCode: anybody,
  setFirstPassword: sure,
  bindContact: sure,
  getVip: realAccount,
  sendContactCode: sure,
  setPaymentPassword: sure,
  startPasskey: sure,
  startTotp: sure,
  keepTotp: realAccount,
  setTotpAlways: sure,
  renewRecoveryCodes: sure,
  forgetDevice: realAccount,
  unlinkIdentity: realAccount,
  checkAffiliate: anybody,
  exportTeamBets: agentsOnly,
  exportTeamPayments: agentsOnly,
  exportAgentIncome: agentsOnly,
  exportTeamLosses: agentsOnly,
  exportTeamOverview: agentsOnly,
  exportTeamProfit: agentsOnly,
  exportTeamRevenue: agentsOnly,
  getAgentIncome: agentsOnly,
  getTeamBetTotals: agentsOnly,
  getTeamOverview: agentsOnly,
  getTeamRevenue: agentsOnly,
  listTeamBets: agentsOnly,
  listTeamLosses: agentsOnly,
  listTeamPayments: agentsOnly,
  listTeamProfit: agentsOnly,
  listPendingContracts: realAccount,
  processDailyContract: realAccount,
  processDividendContract: realAccount,
  processHourlyContract: realAccount,
  processRealtimeContract: realAccount,
  listContracts: agentsOnly,
  listContractPartners: agentsOnly,
  offerContract: agentsOnly,
  tryContract: agentsOnly,
  getContractEnds: agentsOnly,
  getOfferEnds: agentsOnly,
  terminateContract: agentsOnly,
  withdrawContract: agentsOnly,
  listPay: agentsOnly,
  exportPay: agentsOnly,
  getPayRow: agentsOnly,
  listPayBets: agentsOnly,
  listPayMembers: agentsOnly,
  launchChat: loggedIn,
  listChatMessages: loggedIn,
  listChatRooms: loggedIn,
  muteChatAuthor: realAccount,
  reportChatMessage: realAccount,
  sendChatMessage: realAccount,
  getHelpCenter: anybody,
  listAnnouncements: anybody,
  addFavourite: loggedIn,
  launchFootball: loggedIn,
  listLiveWins: anybody,
  listWinners: anybody,
  launchGame: loggedIn,
  tryGame: anybody,
  listFavouriteIds: loggedIn,
  listFavourites: loggedIn,
  listGames: anybody,
  listHotGames: anybody,
  listLiveRooms: anybody,
  listRecentGames: loggedIn,
  listVendorLanes: anybody,
  listVendorTypes: anybody,
  removeFavourite: loggedIn,
  listLotteryMenus: loggedIn,
  listOpenedNumbers: loggedIn,
  listVietnamMenu: loggedIn,
  listVietnamOpened: loggedIn,
  listVietnamRecent: loggedIn,
  search: anybody,
  getBalance: loggedInEvenForced,
  confirmTransfer: realAccount,
  getDeposit: realAccount,
  listDepositMethods: realAccount,
  listDeposits: realAccount,
  startDeposit: sure,
  addPayoutAccount: sure,
  takeBackWithdrawal: realAccount,
  confirmWithdrawal: realAccount,
  getWithdrawalDesk: realAccount,
  collectWallets: realAccount,
  getMerchantWallet: loggedIn,
  getWalletTransfer: realAccount,
  listVendorWallets: realAccount,
  transferWallet: realAccount,
  listWithdrawals: realAccount,
  removePayoutAccount: sure,
  requestWithdrawal: sure,
  getUplineDesk: realAccount,
  sendToUpline: sure,
  getDownlineDesk: agentsOnly,
  listLineTransfers: agentsOnly,
  sendToDownline: agentsOnly,
  getAgentStanding: agentsOnly,
  getDownlineMember: agentsOnly,
  getTeamMap: agentsOnly,
  listDownline: agentsOnly,
  openDownlineAccount: agentsOnly,
  setDownlineRebate: agentsOnly,
  countInvitationVisit: anybody,
  createInvitationLink: agentsOnly,
  listInvitationLinks: agentsOnly,
  setInvitationLink: agentsOnly,
  listFeedback: realAccount,
  sendFeedback: realAccount,
  claimRewards: realAccount,
  forfeitBonus: realAccount,
  listGrants: realAccount,
  listRewards: realAccount,
  getRewardTerms: realAccount,
  getMissionSummary: realAccount,
  getMissionLeaderboard: realAccount,
  setRewardsWanted: realAccount,
  applyForPromotion: realAccount,
  claimRafflePromotion: realAccount,
  getBonusInGame: realAccount,
  joinPromotion: realAccount,
  listPromotions: anybody,
  listPromotionStandings: realAccount,
  getReferral: realAccount,
  listReferredFriends: realAccount,
  noteReferralVisit: anybody,
  getNotices: realAccount,
  setNotices: realAccount,
  addNoticeDevice: realAccount,
  removeNoticeDevice: realAccount,
  getPointBalance: realAccount,
  listPointRewards: anybody,
  listPointRecords: realAccount,
  getPointConfig: anybody,
  redeemPointReward: realAccount,
  convertPoints: realAccount,
  listBets: loggedIn,
  listOpenBets: loggedIn,
  getOpenBetCount: loggedIn,
  getPicture: realAccount,
  uploadPicture: realAccount,
  exportBets: loggedIn,
  exportMovements: loggedIn,
  exportProfit: loggedIn,
  exportStatement: loggedIn,
  getBetTotals: loggedIn,
  getProfit: loggedIn,
  getReceipt: loggedIn,
  getSharedReceipt: anybody,
  getStatement: loggedIn,
  listBonuses: loggedIn,
  listMovements: loggedIn,
  shareReceipt: loggedIn,
  unshareReceipt: loggedIn,
  confirmLimit: realAccount,
  getProtection: realAccount,
  getRealityCheck: realAccount,
  setLimit: realAccount,
  setRealityCheck: realAccount,
  startBreak: realAccount,
};

let callers: Record<Role, Caller | null>;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  callers = await makeCallers();
  // Where there is no room, nobody can be led to one.
  await database.db.query(sql`
    insert into chat_room (merchant, room, language, name) values ('maidan', 'tea', 'en', 'Tea')`);
});

async function makeCallers(): Promise<Record<Role, Caller | null>> {
  const trial = await trialPlayer();
  const [member, agent, ended, forced, waiting] = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  await database.db.query(
    sql`update member set type = ${AGENT_TYPES[0]} where id = ${agent.memberId}::bigint`,
  );
  await endAllSessions(node.app.platform, ended.memberId, 'logout');
  await bend(forced.memberId, sql`must_change_password = true`);
  await bend(waiting.memberId, sql`assurance = 'low', held_until = platform_now() + interval '1 day'`);
  const stranger = { token: member.token, cookie: agent.cookie };
  return { visitor: null, trial, member, agent, ended, stranger, forced, waiting };
}

const bend = (memberId: string, change: Sql) =>
  database.db.query(sql`update session set ${change} where member_id = ${memberId}::bigint`);

async function trialPlayer(): Promise<Caller> {
  const { settings } = node.app.platform;
  await settings.change('whitelabel', { ...(await settings.get('whitelabel')), hasFreePlay: true });
  const answer = await node.callAs(null, freePlay, { os: 'test', platform: 'W', version: 3 });
  if (!answer.body.success || answer.body.value.token === null) throw new Error(answer.raw.body);
  return { token: answer.body.value.token, cookie: cookieOf(answer.raw) };
}

/** A request nobody understands: whoever passes the door is told so, and nothing happens. */
async function outcomeOf(operation: Operation, role: Role): Promise<Outcome> {
  const { body } = await node.callAs(callers[role], operation, { nobodyKnowsThis: '1' });
  if (body.success) throw new Error(`${operation.name} took a request it should not have understood`);
  return body.code === 'BAD_REQUEST' ? 'in' : body.code;
}

test('[API-02] every operation of the contract has a row, and no row is left of one that went', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(OPERATIONS.map(({ name }) => name).toSorted());
});

describe.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
  '%s',
  (name, operation) => {
    test('[API-03] T15: opens to exactly those the table names', async () => {
      const outcomes = await Promise.all(
        ROLES.map(async (role) => [role, await outcomeOf(operation, role)] as const),
      );
      expect(Object.fromEntries(outcomes)).toEqual(TABLE[name]);
    });
  },
);

/** Each from an address of their own: some things are given out once a second to one address. */
const from = (role: Role) => ({ ...callers[role], ip: `10.9.8.${ROLES.indexOf(role)}` });

const READING = OPERATIONS.filter(
  (operation) =>
    operation.method === 'GET' && sendsQuery(operation) && operation.request.safeParse({}).success,
);

test.each(READING.map((operation) => [operation.name, operation] as const))(
  '[API-03] whoever may read %s is answered, and nobody else',
  async (name, operation) => {
    const statuses = await Promise.all(
      ROLES.map(
        async (role) => [role, (await node.callAs(from(role), operation, {})).status === 200] as const,
      ),
    );
    const expected = ROLES.map((role) => [role, TABLE[name]?.[role] === 'in'] as const);
    expect(statuses).toEqual(expected);
  },
);
