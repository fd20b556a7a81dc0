import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { createSandboxBank } from './sandbox-bank.ts';

/** X5: one order to pay. The reference is ours and names it for ever: asked twice, it is paid once. */
export type PaymentOrder = {
  reference: string;
  amount: bigint;
  currency: string;
  institution: string;
  holder: string;
  number: string;
};

/** `unknown` is no answer: nobody may conclude from it that nothing was paid. */
export type DisbursementOutcome = 'accepted' | 'refused' | 'unknown';
/** `never-heard` is an answer: the provider vouches that it has no such order. */
export type DisbursementStatus = DisbursementOutcome | 'never-heard';

export type DisbursementProvider = {
  disburse(order: PaymentOrder): Promise<DisbursementOutcome>;
  status(reference: string): Promise<DisbursementStatus>;
};

/** Who pays out; null where nobody was set up, and then nothing is sent. */
export function disbursementProvider(
  db: Database,
  { profile, merchant }: Pick<Config, 'profile' | 'merchant'>,
): DisbursementProvider | null {
  return profile === 'production' ? null : createSandboxBank(db, merchant);
}
