import { tellSandboxPayments } from '#adapters/payment/tell-sandbox-payments.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { creditHeldDeposits } from './credit-held.ts';
import { expireDeposits } from './expire-deposits.ts';
import { approveSandboxTransfers } from './review-deposit.ts';

export const DEPOSIT_DUE_WORK: readonly NodeWork[] = [
  { name: 'deposits: not paid in time', everyMs: 2_000, run: expireDeposits },
  {
    name: 'deposits: callbacks of the sandbox',
    everyMs: 1_000,
    run: (platform) => tellSandboxPayments(platform),
  },
  { name: 'deposits: kept aside for a limit', everyMs: 5_000, run: creditHeldDeposits },
  { name: 'deposits: transfers of the sandbox', everyMs: 1_000, run: approveSandboxTransfers },
];
