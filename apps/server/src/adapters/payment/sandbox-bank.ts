import type { Database } from '#db/database.ts';
import type { DisbursementProvider } from './disbursement.ts';
import { insertSandboxPayout, selectSandboxPayout } from './sandbox-payout.store.ts';

/** Numbers that let anybody see what goes wrong at a bank: it says no, or it pays and its answer is lost. */
const REFUSED_ENDING = '0000';
const SILENT_ENDING = '9999';

/** Pays nobody, remembers everything, and answers like a bank. */
export function createSandboxBank(db: Database, merchant: string): DisbursementProvider {
  return {
    disburse: async (order) => {
      const wished = order.number.endsWith(REFUSED_ENDING) ? 'refused' : 'paid';
      const outcome = await insertSandboxPayout(db, merchant, order, wished);
      if (order.number.endsWith(SILENT_ENDING)) return 'unknown';
      return outcome === 'paid' ? 'accepted' : 'refused';
    },
    status: async (reference) => {
      const outcome = await selectSandboxPayout(db, merchant, reference);
      if (outcome === null) return 'never-heard';
      return outcome === 'paid' ? 'accepted' : 'refused';
    },
  };
}
