/**
 * A slot as data. Every amount is in units: a stake is `betUnits` of them (a unit for every line, where there are lines),
 * so that no win ever needs a fraction. Places in the window are numbered reel by reel, from the top.
 */
export type SlotModel = {
  readonly code: string;
  readonly reels: number;
  readonly rows: number;
  readonly betUnits: number;
  readonly pays: PayRule;
  readonly symbols: readonly SymbolRow[];
  readonly features: Features;
  /** The most a round pays, in stakes: the round ends when it is reached. */
  readonly maxWin: number;
  readonly settings: Readonly<Record<RtpSetting, Setting>>;
};

/** An operator chooses one for all players: what of a hundred comes back, about. The figures say it exactly. */
export const RTP_SETTINGS = ['94', '96', '97'] as const;
export type RtpSetting = (typeof RTP_SETTINGS)[number];

export type PayRule =
  /** Runs from the left along lines; each line is the row on every reel. */
  | { readonly by: 'lines'; readonly lines: readonly string[] }
  /** Runs from the left over whole reels: 3 x 3 x 3 x 3 x 3 ways are 243. */
  | { readonly by: 'ways' }
  /** So many of a kind wherever they stand; `tiers` are the counts from which `pays` of a symbol holds. */
  | { readonly by: 'anywhere'; readonly tiers: readonly number[] }
  /** So many of a kind that touch each other at their sides. */
  | { readonly by: 'clusters'; readonly tiers: readonly number[] };

/** One number for all reels, or one for each. */
export type Weights = number | readonly number[];

export type SymbolRow = {
  readonly name: string;
  /**
   * A wild stands for every paying symbol. Scatters count wherever they stand and start free spins, bonuses start
   * the pick, coins start hold and win; `times` symbols multiply what a turn has won.
   */
  readonly role?: 'wild' | 'scatter' | 'bonus' | 'coin' | 'times';
  /** In units: for 3, 4, 5 (and 6) of a kind, or for each tier. Scatters: from the count that starts free spins. */
  readonly pays?: readonly number[];
  /** What a `times` symbol multiplies by. */
  readonly times?: number;
  /** How often it comes up at one place; a place is drawn by itself. */
  readonly weights?: Weights;
  /** The same in free spins, where it differs. */
  readonly free?: Weights;
};

/** What differs between the settings: how often some symbols come up, or the strips themselves. */
export type Setting = {
  readonly weights?: Readonly<Record<string, Weights>>;
  readonly free?: Readonly<Record<string, Weights>>;
  /** Rings of letters, one a reel: `A` is the first symbol of the list. The window shows neighbours. */
  readonly strips?: readonly string[];
  /** What the bought feature costs, in units, where the model sells one. */
  readonly buyUnits?: number;
};

/** The parts a model may name. All bounds are part of the rules: no round is endless. */
export type Features = {
  /** Strips alone: a turn without a win whose reel, moved by one place, would win is moved so once in `oneIn` times. */
  readonly nudge?: { readonly oneIn: number };
  /** A line with a wild in it counts so often; in games of ways a wild counts as so many symbols. */
  readonly wildTimes?: number;
  /** A wild fills its reel. */
  readonly expandingWilds?: 'always' | 'free';
  /** A reel that a wild has filled holds, and the others turn again; so often at most. */
  readonly respins?: { readonly most: number };
  /** Wilds walk one reel to the left, and the rest turns again, until the last has left. */
  readonly walkingWilds?: true;
  /** What won goes, what stood above falls, new symbols come; each step counts as often as the list says, the last for all after. */
  readonly tumbles?: {
    readonly most: number;
    readonly times: readonly number[];
    readonly timesInFree?: readonly number[];
  };
  readonly freeSpins?: FreeSpins;
  readonly hold?: HoldAndWin;
  readonly pick?: Pick;
  /** Where an operator allows it, the feature can be bought at the price of the setting. */
  readonly buy?: 'free-spins' | 'hold';
};

export type FreeSpins = {
  /** Scatters that start them, and how many spins for so many, one more, and so on. */
  readonly least: number;
  readonly spins: readonly number[];
  /** The same for scatters during free spins; none: they start no more. */
  readonly more?: readonly number[];
  /** Spins of one round, whatever comes. */
  readonly most: number;
  /** What everything counts: the first spin, how much more each next one, and the most. */
  readonly times: { readonly from: number; readonly step: number; readonly most: number };
  /** Wilds stay where they land until the spins end. */
  readonly stickyWilds?: true;
  /** Before each spin so many reels turn wild as these weights say (none, one, two ...), never the first. */
  readonly wildReels?: readonly number[];
  /** A symbol chosen by these weights fills its reels and pays on all lines, wherever its reels are. */
  readonly chosenSymbol?: readonly number[];
  /** What `times` symbols have shown is added up over the spins and counts for every win after. */
  readonly keepTimes?: true;
};

export type HoldAndWin = {
  /** Coins that start it. */
  readonly least: number;
  /** Respins, counted anew whenever a coin lands. */
  readonly respins: number;
  /** An empty place lands a coin so many times in a thousand. */
  readonly perThousand: number;
  readonly values: readonly { readonly units: number; readonly weight: number; readonly name?: string }[];
  /** For a window full of coins. */
  readonly grandUnits: number;
};

export type Pick = {
  /** Bonuses that start it. */
  readonly least: number;
  /** Boxes with a prize; they are opened in any order until one of the `stops` empty ones. */
  readonly prizes: readonly number[];
  readonly stops: number;
};
