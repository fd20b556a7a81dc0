import {
  VENDOR_WALLET_PATHS,
  vendorTotalsAnswer,
  vendorTransferAnswer,
  type VendorStatusRequest,
  type VendorTotals,
  type VendorTransferAnswer,
  type VendorTransferRequest,
} from '@maidan/contract/seamless-wallet/own-wallet.ts';
import type { Partner } from '#call/partner.ts';
import { post } from './vendor-client.ts';

/** What the vendor said for certain; null when nobody knows: no answer in time, an error, or no answer that can be read. */
export type VendorSaid = VendorTransferAnswer | null;

export function requestTransfer(
  partner: Partner,
  call: 'put' | 'take',
  transfer: VendorTransferRequest,
): Promise<VendorSaid> {
  return ask(partner, VENDOR_WALLET_PATHS[call], transfer);
}

/** X7: asks after a transfer by its own id. A vendor that has not had it by then refuses it from then on. */
export function requestTransferStatus(partner: Partner, transfer: VendorStatusRequest): Promise<VendorSaid> {
  return ask(partner, VENDOR_WALLET_PATHS.status, transfer);
}

/** What all its wallets hold together, or null when it does not answer. */
export async function requestWalletTotals(partner: Partner): Promise<VendorTotals | null> {
  try {
    const answer = await post(partner, VENDOR_WALLET_PATHS.totals, Buffer.from('{}'));
    return vendorTotalsAnswer.parse(answer).totals;
  } catch {
    return null;
  }
}

async function ask(partner: Partner, path: string, body: object): Promise<VendorSaid> {
  try {
    const answer = await post(partner, path, Buffer.from(JSON.stringify(body)));
    return vendorTransferAnswer.parse(answer);
  } catch {
    return null;
  }
}
