/** The words of one sport, in `texts/<language>.ts` of its folder. */
export type SportTexts = {
  readonly name: string;
  /** By pace. */
  readonly leagues: Readonly<Record<string, string>>;
  /** A team is called by one of each, and each league puts them together anew. */
  readonly teams: { readonly first: readonly string[]; readonly second: readonly string[] };
  /** When something happened, filled with what `moment` of the sport says. */
  readonly moment: string;
  /** What stands for the score of a side that has none yet, where that can be. */
  readonly noScore?: string;
  /** By kind, with `{line}` and `{part}` where it has these. */
  readonly markets: Readonly<Record<string, string>>;
  /** Those that only this sport has. */
  readonly selections: Readonly<Record<string, string>>;
  /** By kind, with `{value}` where it says something. */
  readonly events: Readonly<Record<string, string>>;
  /** What its drawing says beside names and figures. */
  readonly drawing?: Readonly<Record<string, string>>;
  /** By what teams with the same points are told apart in the table. */
  readonly difference: string;
  readonly differenceLong: string;
  readonly rules: string;
};
