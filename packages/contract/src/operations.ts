import { exportTeamBets } from '#agent-reports/export-team-bets.ts';
import { exportTeamPayments } from '#agent-reports/export-team-payments.ts';
import { exportAgentIncome } from '#agent-reports/export-agent-income.ts';
import { exportTeamLosses } from '#agent-reports/export-team-losses.ts';
import { exportTeamOverview } from '#agent-reports/export-team-overview.ts';
import { exportTeamProfit } from '#agent-reports/export-team-profit.ts';
import { exportTeamRevenue } from '#agent-reports/export-team-revenue.ts';
import { getAgentIncome } from '#agent-reports/get-agent-income.ts';
import { getTeamBetTotals } from '#agent-reports/get-team-bet-totals.ts';
import { getTeamOverview } from '#agent-reports/get-team-overview.ts';
import { getTeamRevenue } from '#agent-reports/get-team-revenue.ts';
import { listTeamBets } from '#agent-reports/list-team-bets.ts';
import { listTeamLosses } from '#agent-reports/list-team-losses.ts';
import { listTeamPayments } from '#agent-reports/list-team-payments.ts';
import { listTeamProfit } from '#agent-reports/list-team-profit.ts';
import { checkAffiliate } from '#agents/check-affiliate.ts';
import { confirmTransfer } from '#deposit/confirm-transfer.ts';
import { getDeposit } from '#deposit/get-deposit.ts';
import { listDepositMethods } from '#deposit/list-deposit-methods.ts';
import { listDeposits } from '#deposit/list-deposits.ts';
import { startDeposit } from '#deposit/start-deposit.ts';
import { getContractEnds } from '#agents/get-contract-ends.ts';
import { getOfferEnds } from '#agents/get-offer-ends.ts';
import { listContractPartners } from '#agents/list-contract-partners.ts';
import { listContracts } from '#agents/list-contracts.ts';
import { listPendingContracts } from '#agents/list-pending-contracts.ts';
import { offerContract } from '#agents/offer-contract.ts';
import {
  processDailyContract,
  processDividendContract,
  processHourlyContract,
  processRealtimeContract,
} from '#agents/process-contract.ts';
import { terminateContract } from '#agents/terminate-contract.ts';
import { withdrawContract } from '#agents/withdraw-contract.ts';
import { launchChat } from '#chat/launch-chat.ts';
import { listChatMessages } from '#chat/list-chat-messages.ts';
import { listChatRooms } from '#chat/list-chat-rooms.ts';
import { muteChatAuthor } from '#chat/mute-chat-author.ts';
import { reportChatMessage } from '#chat/report-chat-message.ts';
import { sendChatMessage } from '#chat/send-chat-message.ts';
import { addFavourite } from '#games/add-favourite.ts';
import { launchFootball } from '#games/launch-football.ts';
import { launchGame } from '#games/launch-game.ts';
import { listFavouriteIds } from '#games/list-favourite-ids.ts';
import { listFavourites } from '#games/list-favourites.ts';
import { listGames } from '#games/list-games.ts';
import { listHotGames } from '#games/list-hot-games.ts';
import { listLiveRooms } from '#games/list-live-rooms.ts';
import { listRecentGames } from '#games/list-recent-games.ts';
import { listVendorLanes } from '#games/list-vendor-lanes.ts';
import { listVendorTypes } from '#games/list-vendor-types.ts';
import { tryGame } from '#games/try-game.ts';
import { removeFavourite } from '#games/remove-favourite.ts';
import { listLotteryMenus } from '#games/lottery/list-lottery-menus.ts';
import { listOpenedNumbers } from '#games/lottery/list-opened-numbers.ts';
import { listVietnamMenu } from '#games/lottery/list-vietnam-menu.ts';
import { listVietnamOpened } from '#games/lottery/list-vietnam-opened.ts';
import { listVietnamRecent } from '#games/lottery/list-vietnam-recent.ts';
import { bindContact } from '#accounts/contacts/bind-contact.ts';
import { changePassword } from '#accounts/password-change/change-password.ts';
import { confirmTotp } from '#accounts/second-step/confirm-totp.ts';
import { finishPasskey } from '#accounts/passkey/finish-passkey.ts';
import { forgotByEmail } from '#accounts/password-change/forgot-by-email.ts';
import { getIcon } from '#accounts/profile/get-icon.ts';
import { getMemberInfo } from '#accounts/profile/get-member-info.ts';
import { getSecurity } from '#accounts/security/get-security.ts';
import { getVip } from '#rewards/vip/get-vip.ts';
import { linkIdentity } from '#accounts/identity/link-identity.ts';
import { listSecurityEvents } from '#accounts/security/list-security-events.ts';
import { register } from '#accounts/registration/register.ts';
import { registerMobile } from '#accounts/registration/register-mobile.ts';
import { removeContact } from '#accounts/contacts/remove-contact.ts';
import { removePasskey } from '#accounts/passkey/remove-passkey.ts';
import { removeTotp } from '#accounts/second-step/remove-totp.ts';
import { resetByLink } from '#accounts/password-change/reset-by-link.ts';
import { resetByPhone } from '#accounts/password-change/reset-by-phone.ts';
import { sendForgotCode } from '#accounts/password-change/send-forgot-code.ts';
import { sendRegisterCode } from '#accounts/registration/send-register-code.ts';
import { setFirstPassword } from '#accounts/password-change/set-first-password.ts';
import { setIcon } from '#accounts/profile/set-icon.ts';
import { setNickname } from '#accounts/profile/set-nickname.ts';
import { sendContactCode } from '#accounts/contacts/send-contact-code.ts';
import { setPaymentPassword } from '#accounts/payment-password/set-payment-password.ts';
import { startPasskey } from '#accounts/passkey/start-passkey.ts';
import { startTotp } from '#accounts/second-step/start-totp.ts';
import { forgetDevice } from '#accounts/second-step/forget-device.ts';
import { keepTotp } from '#accounts/second-step/keep-totp.ts';
import { renewRecoveryCodes } from '#accounts/second-step/renew-recovery-codes.ts';
import { setTotpAlways } from '#accounts/second-step/set-totp-always.ts';
import { unlinkIdentity } from '#accounts/identity/unlink-identity.ts';
import { countUnread } from '#messages/count-unread.ts';
import { getHelpCenter } from '#messages/get-help-center.ts';
import { listAnnouncements } from '#messages/list-announcements.ts';
import { listLiveWins } from '#messages/list-live-wins.ts';
import { listWinners } from '#messages/list-winners.ts';
import { markRead } from '#messages/mark-read.ts';
import { listOwnAnnouncements } from '#messages/own/list-own-announcements.ts';
import { listPlatformMessages } from '#messages/platform/list-platform-messages.ts';
import { readPlatformMessages } from '#messages/platform/read-platform-messages.ts';
import { removePlatformMessage } from '#messages/platform/remove-platform-message.ts';
import type { Operation } from '#operation.ts';
import { getOpenBetCount } from '#records/get-open-bet-count.ts';
import { exportBets } from '#records/export-bets.ts';
import { exportMovements } from '#records/export-movements.ts';
import { exportProfit } from '#records/export-profit.ts';
import { exportStatement } from '#records/export-statement.ts';
import { getBetTotals } from '#records/get-bet-totals.ts';
import { getProfit } from '#records/get-profit.ts';
import { getReceipt } from '#records/get-receipt.ts';
import { getSharedReceipt } from '#records/get-shared-receipt.ts';
import { getStatement } from '#records/get-statement.ts';
import { confirmLimit } from '#protection/confirm-limit.ts';
import { getProtection } from '#protection/get-protection.ts';
import { getRealityCheck } from '#protection/get-reality-check.ts';
import { setLimit } from '#protection/set-limit.ts';
import { setRealityCheck } from '#protection/set-reality-check.ts';
import { startBreak } from '#protection/start-break.ts';
import { listBets } from '#records/list-bets.ts';
import { listBonuses } from '#records/list-bonuses.ts';
import { listMovements } from '#records/list-movements.ts';
import { listOpenBets } from '#records/list-open-bets.ts';
import { shareReceipt } from '#records/share-receipt.ts';
import { unshareReceipt } from '#records/unshare-receipt.ts';
import { search } from '#search/search.ts';
import { collectHandOver } from '#accounts/hand-over/collect-hand-over.ts';
import { confirmHandOver } from '#accounts/hand-over/confirm-hand-over.ts';
import { createHandOver } from '#accounts/hand-over/create-hand-over.ts';
import { endOneSession } from '#accounts/sessions/end-one-session.ts';
import { endOtherSessions } from '#accounts/sessions/end-other-sessions.ts';
import { exchangeHandOver } from '#accounts/hand-over/exchange-hand-over.ts';
import { finishPasskeyLogin } from '#accounts/passkey/finish-passkey-login.ts';
import { finishSocialLogin } from '#accounts/identity/finish-social-login.ts';
import { freePlay } from '#accounts/login/free-play.ts';
import { getCaptcha } from '#accounts/verification/get-captcha.ts';
import { listSessions } from '#accounts/sessions/list-sessions.ts';
import { login } from '#accounts/login/login.ts';
import { logout } from '#accounts/sessions/logout.ts';
import { sendAddressCode } from '#accounts/login/send-address-code.ts';
import { sendLoginCode } from '#accounts/login/send-login-code.ts';
import { startPasskeyLogin } from '#accounts/passkey/start-passkey-login.ts';
import { startSocialLogin } from '#accounts/identity/start-social-login.ts';
import { verifyAddress } from '#accounts/login/verify-address.ts';
import { reportLoss } from '#accounts/second-step/report-loss.ts';
import { sendLossCode } from '#accounts/second-step/send-loss-code.ts';
import { getCipherKey } from '#system/get-cipher-key.ts';
import { getDomainRoute } from '#system/get-domain-route.ts';
import { getPermission } from '#system/get-permission.ts';
import { getRegisterSettings } from '#system/get-register-settings.ts';
import { getStatus } from '#system/get-status.ts';
import { getValidationRules } from '#system/get-validation-rules.ts';
import { getWhitelabel } from '#system/get-whitelabel.ts';
import { listCountries } from '#system/list-countries.ts';
import { getVendorRun } from '#vendor-simulator/get-vendor-run.ts';
import { getVendorSimulator } from '#vendor-simulator/get-vendor-simulator.ts';
import { startVendorRun } from '#vendor-simulator/start-vendor-run.ts';
import { listSandboxInbox } from '#accounts/verification/list-sandbox-inbox.ts';
import { getMissionLeaderboard } from '#rewards/missions/get-mission-leaderboard.ts';
import { getMissionSummary } from '#rewards/missions/get-mission-summary.ts';
import { addNoticeDevice } from '#notices/add-notice-device.ts';
import { getNotices } from '#notices/get-notices.ts';
import { removeNoticeDevice } from '#notices/remove-notice-device.ts';
import { setNotices } from '#notices/set-notices.ts';
import { getReferral } from '#referral/get-referral.ts';
import { listReferredFriends } from '#referral/list-referred-friends.ts';
import { noteReferralVisit } from '#referral/note-referral-visit.ts';
import { claimRewards } from '#rewards/claim-rewards.ts';
import { forfeitBonus } from '#rewards/forfeit-bonus.ts';
import { listGrants } from '#rewards/list-grants.ts';
import { getRewardTerms } from '#rewards/get-reward-terms.ts';
import { listRewards } from '#rewards/list-rewards.ts';
import { setRewardsWanted } from '#rewards/set-rewards-wanted.ts';
import { applyForPromotion } from '#rewards/promotions/apply-for-promotion.ts';
import { claimRafflePromotion } from '#rewards/promotions/claim-raffle-promotion.ts';
import { getBonusInGame } from '#rewards/promotions/get-bonus-in-game.ts';
import { joinPromotion } from '#rewards/promotions/join-promotion.ts';
import { listPromotions } from '#rewards/promotions/list-promotions.ts';
import { listPromotionStandings } from '#rewards/promotions/list-promotion-standings.ts';
import { listFeedback } from '#feedback/list-feedback.ts';
import { convertPoints } from '#points/convert-points.ts';
import { getPointBalance } from '#points/get-point-balance.ts';
import { getPointConfig } from '#points/get-point-config.ts';
import { exportPay } from '#pay/export-pay.ts';
import { getPayRow } from '#pay/get-pay-row.ts';
import { listPayBets } from '#pay/list-pay-bets.ts';
import { listPayMembers } from '#pay/list-pay-members.ts';
import { listPay } from '#pay/list-pay.ts';
import { tryContract } from '#pay/try-contract.ts';
import { listPointRecords } from '#points/list-point-records.ts';
import { listPointRewards } from '#points/list-point-rewards.ts';
import { redeemPointReward } from '#points/redeem-point-reward.ts';
import { sendFeedback } from '#feedback/send-feedback.ts';
import { getPicture } from '#upload/get-picture.ts';
import { uploadPicture } from '#upload/upload-picture.ts';
import { getAgentStanding } from '#downline/get-agent-standing.ts';
import { getDownlineMember } from '#downline/get-downline-member.ts';
import { getTeamMap } from '#downline/get-team-map.ts';
import { listDownline } from '#downline/list-downline.ts';
import { openDownlineAccount } from '#downline/open-downline-account.ts';
import { setDownlineRebate } from '#downline/set-downline-rebate.ts';
import { countInvitationVisit } from '#invitation/count-invitation-visit.ts';
import { createInvitationLink } from '#invitation/create-invitation-link.ts';
import { listInvitationLinks } from '#invitation/list-invitation-links.ts';
import { setInvitationLink } from '#invitation/set-invitation-link.ts';
import { getDownlineDesk } from '#upline/get-downline-desk.ts';
import { listLineTransfers } from '#upline/list-line-transfers.ts';
import { sendToDownline } from '#upline/send-to-downline.ts';
import { getUplineDesk } from '#upline/get-upline-desk.ts';
import { sendToUpline } from '#upline/send-to-upline.ts';
import { collectWallets } from '#vendor-wallet/collect-wallets.ts';
import { getBalance } from '#wallet/get-balance.ts';
import { getConsolidatedFunds } from '#vendor-wallet/get-consolidated-funds.ts';
import { getMerchantWallet } from '#vendor-wallet/get-merchant-wallet.ts';
import { getWalletTransfer } from '#vendor-wallet/get-wallet-transfer.ts';
import { listVendorWallets } from '#vendor-wallet/list-vendor-wallets.ts';
import { transferWallet } from '#vendor-wallet/transfer-wallet.ts';
import { addPayoutAccount } from '#withdrawal/add-payout-account.ts';
import { confirmWithdrawal } from '#withdrawal/confirm-withdrawal.ts';
import { getWithdrawalDesk } from '#withdrawal/get-withdrawal-desk.ts';
import { listWithdrawals } from '#withdrawal/list-withdrawals.ts';
import { removePayoutAccount } from '#withdrawal/remove-payout-account.ts';
import { requestWithdrawal } from '#withdrawal/request-withdrawal.ts';
import { takeBackWithdrawal } from '#withdrawal/take-back-withdrawal.ts';

/** Every call of the site's contract. The document, the fuzzer and the route inventory are made from this list. */
export const OPERATIONS: readonly Operation[] = [
  getCipherKey,
  getDomainRoute,
  getPermission,
  getRegisterSettings,
  getStatus,
  getValidationRules,
  getWhitelabel,
  listCountries,
  listSandboxInbox,
  getVendorRun,
  getVendorSimulator,
  startVendorRun,
  collectHandOver,
  confirmHandOver,
  createHandOver,
  endOneSession,
  endOtherSessions,
  exchangeHandOver,
  finishPasskeyLogin,
  finishSocialLogin,
  freePlay,
  getCaptcha,
  listSessions,
  login,
  logout,
  sendAddressCode,
  sendLoginCode,
  startPasskeyLogin,
  startSocialLogin,
  verifyAddress,
  sendLossCode,
  reportLoss,
  changePassword,
  confirmTotp,
  finishPasskey,
  forgotByEmail,
  getIcon,
  getMemberInfo,
  getSecurity,
  getVip,
  linkIdentity,
  listSecurityEvents,
  register,
  registerMobile,
  removeContact,
  removePasskey,
  removeTotp,
  resetByLink,
  resetByPhone,
  sendForgotCode,
  sendRegisterCode,
  setFirstPassword,
  setIcon,
  setNickname,
  bindContact,
  sendContactCode,
  setPaymentPassword,
  startPasskey,
  startTotp,
  keepTotp,
  setTotpAlways,
  renewRecoveryCodes,
  forgetDevice,
  unlinkIdentity,
  checkAffiliate,
  exportTeamBets,
  exportTeamPayments,
  exportAgentIncome,
  exportTeamLosses,
  exportTeamOverview,
  exportTeamProfit,
  exportTeamRevenue,
  getAgentIncome,
  getTeamBetTotals,
  getTeamOverview,
  getTeamRevenue,
  listTeamBets,
  listTeamLosses,
  listTeamPayments,
  listTeamProfit,
  listPendingContracts,
  processDailyContract,
  processDividendContract,
  processHourlyContract,
  processRealtimeContract,
  listContracts,
  listContractPartners,
  offerContract,
  tryContract,
  getContractEnds,
  getOfferEnds,
  terminateContract,
  withdrawContract,
  listPay,
  exportPay,
  getPayRow,
  listPayBets,
  listPayMembers,
  launchChat,
  listChatMessages,
  listChatRooms,
  muteChatAuthor,
  reportChatMessage,
  sendChatMessage,
  countUnread,
  getHelpCenter,
  listAnnouncements,
  markRead,
  listOwnAnnouncements,
  listPlatformMessages,
  readPlatformMessages,
  removePlatformMessage,
  addFavourite,
  launchFootball,
  listLiveWins,
  listWinners,
  launchGame,
  listFavouriteIds,
  listFavourites,
  listGames,
  listHotGames,
  listLiveRooms,
  listRecentGames,
  listVendorLanes,
  listVendorTypes,
  removeFavourite,
  tryGame,
  listLotteryMenus,
  listOpenedNumbers,
  listVietnamMenu,
  listVietnamOpened,
  listVietnamRecent,
  search,
  getBalance,
  getConsolidatedFunds,
  getMerchantWallet,
  listVendorWallets,
  transferWallet,
  collectWallets,
  getWalletTransfer,
  confirmTransfer,
  getDeposit,
  listDepositMethods,
  listDeposits,
  startDeposit,
  addPayoutAccount,
  takeBackWithdrawal,
  confirmWithdrawal,
  getWithdrawalDesk,
  listWithdrawals,
  removePayoutAccount,
  requestWithdrawal,
  getUplineDesk,
  sendToUpline,
  getAgentStanding,
  getDownlineMember,
  getTeamMap,
  listDownline,
  openDownlineAccount,
  setDownlineRebate,
  countInvitationVisit,
  createInvitationLink,
  listInvitationLinks,
  setInvitationLink,
  getDownlineDesk,
  listLineTransfers,
  sendToDownline,
  listFeedback,
  sendFeedback,
  getMissionSummary,
  getMissionLeaderboard,
  claimRewards,
  forfeitBonus,
  listGrants,
  listRewards,
  getRewardTerms,
  setRewardsWanted,
  applyForPromotion,
  claimRafflePromotion,
  getBonusInGame,
  joinPromotion,
  listPromotions,
  listPromotionStandings,
  getReferral,
  listReferredFriends,
  noteReferralVisit,
  getNotices,
  setNotices,
  addNoticeDevice,
  removeNoticeDevice,
  getPointBalance,
  listPointRewards,
  listPointRecords,
  getPointConfig,
  redeemPointReward,
  convertPoints,
  listBets,
  getPicture,
  uploadPicture,
  exportBets,
  exportMovements,
  exportProfit,
  exportStatement,
  getBetTotals,
  getProfit,
  getReceipt,
  getSharedReceipt,
  getStatement,
  listBonuses,
  listMovements,
  listOpenBets,
  getOpenBetCount,
  shareReceipt,
  unshareReceipt,
  confirmLimit,
  getProtection,
  getRealityCheck,
  setLimit,
  setRealityCheck,
  startBreak,
];
