import './game-parts.css';
import type { Language } from '@maidan/contract/languages.ts';
import type { ReactNode } from 'react';
import type { Play } from '#frame/use-play.ts';
import type { GameManifest } from '#game.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { PartTexts } from './part-texts.ts';

export const percentText = (basisPoints: number, language: Language): string =>
  `${figure((basisPoints / 100).toFixed(2), language)}%`;

/** Hundredths of a stake as a player reads them: 2.5×, 120×. */
export const timesText = (hundredths: number, language: Language): string =>
  `${figure(hundredths / 100, language)}×`;

/** As a person can picture it: 1 in 4, 1 in 8,912. */
export function chanceText(chance: number, texts: PartTexts, language: Language): string {
  const count = 1 / chance;
  return fill(texts.oneIn, { count: figure(count < 10 ? count.toFixed(1) : Math.round(count), language) });
}

/** `maxWin`: where the highest win is more than a multiple of the stake. */
type FactsLineProps = { play: Play; parts: PartTexts; maxWin?: string };

/** What a player should know before the first bet, always in view. */
export function FactsLine({ play, parts, maxWin }: FactsLineProps) {
  const { manifest, host } = play;
  return (
    <p className="gp-facts-line">
      <span>
        {parts.rtpShort} {percentText(manifest.rtpBasisPoints, host.language)}
      </span>
      <span>
        {parts.maxWin} {maxWin ?? `${figure(manifest.maxWinMultiplier, host.language)}×`}
      </span>
    </p>
  );
}

type FactsProps = FactsLineProps & { stakes?: string };

/** The figures at the head of the rules. */
export function RuleFacts({ play, parts, maxWin, stakes }: FactsProps) {
  const { manifest, host } = play;
  const facts: readonly (readonly [string, string])[] = [
    [parts.rtp, percentText(manifest.rtpBasisPoints, host.language)],
    [parts.maxWin, maxWin ?? `${figure(manifest.maxWinMultiplier, host.language)}×`],
    [parts.stakes, stakes ?? stakesText(play, manifest)],
  ];
  return (
    <dl className="gp-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function stakesText({ amountText }: Play, { stakeSteps, defaultStake }: GameManifest): string {
  return `${amountText(stakeSteps[0] ?? defaultStake)} – ${amountText(stakeSteps.at(-1) ?? defaultStake)}`;
}

/** What holds for every round, at the foot of the rules. */
export function RuleNotes({ parts }: { parts: PartTexts }) {
  return [parts.rtpNote, parts.pace, parts.interrupted].map((text) => (
    <p key={text} className="gs-quiet">
      {text}
    </p>
  ));
}

/** What pays how much, and how often. */
export function PayTable({
  heads,
  rows,
}: {
  heads: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}) {
  return (
    <table className="gp-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={heads[column]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={heads[column]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
