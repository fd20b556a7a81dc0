/** X7: `unknown` is money that has left and of which the vendor has not yet said that it came; it is asked after. */
export const WALLET_TRANSFER_STATES = ['requested', 'sent', 'unknown', 'done', 'refused'] as const;
export type WalletTransferState = (typeof WALLET_TRANSFER_STATES)[number];
