import {
  VENDOR_WALLET_PATHS,
  vendorBalanceRequest,
  vendorStatusRequest,
  vendorTotalsRequest,
  vendorTransferRequest,
  type VendorBalanceAnswer,
} from '@maidan/contract/seamless-wallet/own-wallet.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '#house.ts';
import { mountSigned } from '#signed-routes.ts';
import { moveMoney, statusOf } from './move-money.ts';
import { balanceOf, totalsOfWallets } from './own-wallet.store.ts';

/** The platform's side of players' purses at this house: in, out, how much, and what became of it (X7). */
export function mountOwnWallets(app: FastifyInstance, house: House): void {
  const { db } = house;
  const { put, take, balance, status, totals } = VENDOR_WALLET_PATHS;
  mountSigned(app, house, put, vendorTransferRequest, (transfer) => moveMoney(db, 'put', transfer));
  mountSigned(app, house, take, vendorTransferRequest, (transfer) => moveMoney(db, 'take', transfer));
  mountSigned(app, house, status, vendorStatusRequest, (asked) => statusOf(db, asked));
  mountSigned(app, house, balance, vendorBalanceRequest, async (purse): Promise<VendorBalanceAnswer> => ({
    balance: money(await balanceOf(db, purse)),
  }));
  mountSigned(app, house, totals, vendorTotalsRequest, async () => ({
    totals: (await totalsOfWallets(db)).map((row) => ({ ...row, balance: money(BigInt(row.balance)) })),
  }));
}

const money = (amount: bigint): string => formatMoneyText(minor(amount));
