/** Why the ledger would not even try: a fault of the caller, not of the balance. */
export type LedgerRefusalReason =
  'malformed' | 'over_cap' | 'wrong_currency' | 'wrong_kind' | 'not_reversible' | 'append_only';

export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal';
  constructor(
    readonly reason: LedgerRefusalReason,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
