import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxPayments, SANDBOX_PROVIDER } from './sandbox-payments.ts';

type Needs = { config: Config; db: Database };

/** The provider of this code, or null where it is not connected: play money is taken by the sandbox alone. */
export function findPaymentProvider({ config, db }: Needs, code: string): PaymentProvider | null {
  if (code !== SANDBOX_PROVIDER || config.profile !== 'sandbox') return null;
  return createSandboxPayments(config, db);
}
