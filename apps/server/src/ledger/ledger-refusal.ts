/** Why the ledger would not even try: a fault of the caller, not of the balance. */
export type LedgerRefusalReason =
  | 'malformed'
  | 'over_cap'
  | 'wrong_currency'
  | 'wrong_kind'
  | 'not_reversible'
  | 'append_only'
  | 'frozen';

/** With which the ledger's functions refuse to move an account that does not agree with its history. */
export const ACCOUNT_IS_FROZEN = 'LG007';

export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal';
  constructor(
    readonly reason: LedgerRefusalReason,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }

  /** As the database says it, so that whoever stands above need not know which way the refusal came. */
  get code(): string | undefined {
    return this.reason === 'frozen' ? ACCOUNT_IS_FROZEN : undefined;
  }
}
