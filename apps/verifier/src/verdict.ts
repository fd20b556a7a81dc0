export type RoundVerdict = {
  readonly id: string;
  readonly gameCode: string;
  readonly nonce: number;
  /** Null: of a flight, whoever was in it. */
  readonly stake: string | null;
  readonly win: string | null;
  /** What of the win was the pool: that it was hit is played again, what it held is as published. */
  readonly jackpot: string | null;
  /** Null: everything is as published. Else what is not, or why it cannot be told. */
  readonly fault:
    | 'unknown-game'
    | 'not-by-the-rules'
    | 'stake'
    | 'win'
    | 'jackpot'
    | 'outcome'
    | 'season'
    | null;
};
export type Verdict = {
  readonly commitment: string;
  readonly seedIsKept: boolean;
  readonly rounds: readonly RoundVerdict[];
  /** Of a season alone: its name. Its rounds are matches that were told, whether their seeds follow from its own. */
  readonly season?: string;
};
