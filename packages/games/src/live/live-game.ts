import type { Language } from '@maidan/contract/languages.ts';
import type { ReactNode } from 'react';
import type { AnySharedRules } from '#game.ts';
import type { LiveRound } from './live-wire.ts';
import type { LiveTable } from './tables.ts';
import type { TableView } from './use-table.ts';

/** A spot as its game names it: what it pays, as it is written on the table, and what the house keeps of it. */
export type SpotFacts = {
  readonly id: string;
  readonly name: string;
  readonly pays: string;
  readonly edgeBasisPoints: number;
};

/** What the screen of all tables needs of a game. */
export type LiveGame = {
  readonly title: string;
  readonly table: LiveTable;
  readonly rules: AnySharedRules;
  readonly hue: number;
  /** How many cards a full shoe holds; null: every round has a secret of its own. */
  readonly shoe: number | null;
  readonly spots: readonly SpotFacts[];
  /** Where many spots are alike: one line of the rules for each kind. */
  readonly kinds?: readonly SpotFacts[];
  /** Wide: it takes the width of a phone, above what is told of the table. Beside: as tall as who deals, next to them. */
  readonly stagePlace?: 'wide' | 'beside';
  /** Where nobody deals: what is seen instead of the room. */
  readonly scene?: ReactNode;
  /** One sentence: who has won, by what. */
  readonly resultText: (outcome: unknown) => string;
  /** In a word, with its colour, over the table. */
  readonly banner: (outcome: unknown) => {
    readonly word: string;
    readonly tone: 'red' | 'blue' | 'green' | 'black';
  };
  /** What lies on the table: nothing (null) while bets are taken, then the outcome, so long after bets were closed. */
  readonly stage: (outcome: unknown, shownMs: number) => ReactNode;
  /** So long after bets were closed everybody can see how it ended. */
  readonly seenAfterMs: (outcome: unknown) => number;
  /** Fields in the layout of the game, each a `SpotButton`. */
  readonly board: (view: TableView) => ReactNode;
  /** Always in sight: roads, or the last results. */
  readonly past: (history: readonly LiveRound[], language: Language) => ReactNode;
  /** The same, larger, in the sheet of the history. */
  readonly pastLarge: (history: readonly LiveRound[], language: Language) => ReactNode;
  /** What is special to it, in the rules. */
  readonly rulesText: readonly string[];
};
