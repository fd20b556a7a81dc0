import { minor, parseMoney } from '@maidan/contract/money.ts';
import { languageFacts } from '@maidan/contract/languages.ts';
import { useState } from 'react';
import type { AnySharedRules } from '#game.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { PayTable, percentText } from '#game-parts/rule-parts.tsx';
import { linksThatLead } from '#promised-chain.ts';
import { decideWith } from '#random.ts';
import { FigureList } from '#screen-parts/figure-list.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { counted, fill, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { chipsFromWire, totalOf } from './chips.ts';
import type { LiveGame } from './live-game.ts';
import { isIn } from './live-client.ts';
import { BETS_PER_ROUND, type LiveRound, type OwnLiveBet } from './live-wire.ts';
import { outcomeAt } from './replay-table.ts';
import type { TableView } from './use-table.ts';

type Props = { view: TableView; game: LiveGame; texts: ScreenTexts };

export function LiveRules({ view, game, parts }: Props & { parts: PartTexts }) {
  const { words, language, amountText } = view;
  const { table, rules } = game;
  const limit = (spot: string): string => {
    const { least, most } = rules.spots[spot] ?? table;
    return fill(words.limits, { least: amountText(least), most: amountText(most) });
  };
  return (
    <>
      <FigureList
        figures={[
          [parts.rtp, percentText(rules.manifest.rtpBasisPoints, language)],
          [parts.maxWin, `${figure(rules.manifest.maxWinMultiplier, language)}×`],
          [words.limit, fill(words.limits, { least: amountText(table.least), most: amountText(table.most) })],
        ]}
      />
      {[
        ...game.rulesText,
        fill(words.rules.how, { bets: figure(BETS_PER_ROUND, language) }),
        rules.isPool === true ? words.rules.stays : words.rules.takeBack,
      ].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{words.edges}</h3>
      <PayTable
        heads={[words.bet, words.pays, words.edge, words.limit]}
        rows={(game.kinds ?? game.spots).map(({ id, name, pays, edgeBasisPoints }) => ({
          key: id,
          cells: [name, pays, percentText(edgeBasisPoints, language), limit(id)],
        }))}
      />
      {[words.rules.edge, words.rules.late, words.rules.isVoid].map((text) => (
        <p key={text} className="gs-quiet">
          {text}
        </p>
      ))}
      <p className="gs-quiet">{fill(words.speaks, { language: languageFacts(table.language).name })}</p>
    </>
  );
}

export function LiveProof({ view, game, texts }: Props) {
  const { words, language, state } = view;
  const [verdict, setVerdict] = useState<{ count: number; isRight: boolean } | null>(null);
  const { told } = state;
  const check = async (): Promise<void> => {
    const found = await asDecided(game.rules, told, state.promises);
    setVerdict({ count: found.length, isRight: found.every(Boolean) });
  };
  return (
    <>
      <p className="gs-lead">{words.fair.intro}</p>
      {game.shoe !== null && <p>{words.fair.shoe}</p>}
      {state.round && (
        <section className="gs-card">
          <h3>{words.fair.now}</h3>
          <dl className="gs-facts">
            {(
              [
                [words.fair.number, figure(state.round.number, language)],
                [words.fair.commitment, <code key="c">{state.round.commitment}</code>],
                [words.fair.salt, <code key="s">{state.round.salt}</code>],
                [words.fair.source, state.round.saltSource],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="gs-card" aria-live="polite">
        {told.length === 0 && (
          <p className="gs-quiet">{state.isWelcomed ? words.fair.none : texts.history.loading}</p>
        )}
        {told.length > 0 && !globalThis.isSecureContext && <p className="gs-quiet">{texts.fair.noCrypto}</p>}
        {told.length > 0 && globalThis.isSecureContext && (
          <button type="button" className="gs-action" onClick={() => void check()}>
            {words.fair.check}
          </button>
        )}
        {verdict && (
          <p className={verdict.isRight ? 'gs-good' : 'gs-problem-text'}>
            {verdict.isRight
              ? fill(words.fair.checked, { count: figure(verdict.count, language) })
              : words.fair.wrong}
          </p>
        )}
      </section>
      <p className="gs-quiet">{words.fair.receipt}</p>
    </>
  );
}

/** Of each: its link leads to what was promised before the first round, and decides what was shown. */
async function asDecided(
  rules: AnySharedRules,
  rounds: readonly LiveRound[],
  promises: ReadonlyMap<string, string>,
): Promise<boolean[]> {
  const found: boolean[] = [];
  for (const { salt, first } of new Map(rounds.map((round) => [round.salt, round])).values()) {
    const ofChain = rounds.flatMap((round) =>
      round.salt === salt && round.link !== null ? [{ ...round, link: round.link }] : [],
    );
    const met = await linksThatLead(promises.get(salt) ?? first, ofChain);
    for (const round of ofChain)
      found.push(met.get(round.number) === round.link && (await isOutcomeOf(rules, round)));
  }
  return found;
}

async function isOutcomeOf(
  rules: AnySharedRules,
  { link, salt, number, from, outcome }: LiveRound & { link: string },
): Promise<boolean> {
  const seeds = { serverSeed: link, clientSeed: salt, nonce: number };
  const again = await decideWith(seeds, (draw) => outcomeAt(rules, draw, from));
  return JSON.stringify(rules.parseOutcome(again)) === JSON.stringify(rules.parseOutcome(outcome));
}

export function LiveHistory({ view, game, texts }: Props) {
  const { words, state, language } = view;
  return (
    <>
      <h3>{words.history}</h3>
      {state.history.length === 0 ? (
        <p className="gs-quiet">{state.isWelcomed ? words.noRounds : texts.history.loading}</p>
      ) : (
        game.pastLarge(state.history, language)
      )}
      <h3>{words.mine}</h3>
      {state.own.length === 0 && (
        <p className="gs-quiet">{state.isWelcomed ? words.noBets : texts.history.loading}</p>
      )}
      <ul className="gf-history">
        {state.own.map((bet) => (
          <li key={bet.id} className="gs-card gf-history-row">
            <span className="gf-history-when">{laidText(bet, game)}</span>
            <span>
              <small>{texts.stake}</small>
              {view.amountText(parseMoney(bet.stake))}
            </span>
            <span>
              <small>{texts.win}</small>
              {winText(bet, view)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const laidText = ({ chips }: OwnLiveBet, game: LiveGame): string =>
  game.spots
    .filter(({ id }) => chips[id] !== undefined)
    .map(({ name }) => name)
    .join(' · ');

function winText(bet: OwnLiveBet, { words, amountText, state, phase }: TableView): string {
  if (!isIn(bet)) return words.returned;
  const isSeen = bet.roundId !== state.round?.id || phase === 'seen';
  return bet.win === null || !isSeen ? '–' : amountText(parseMoney(bet.win));
}

/** Of every player at the table, the highest first. */
export function LiveOthers({ view, game, texts }: Props) {
  const { words, state, amountText } = view;
  const own = new Set(state.own.map(({ id }) => id));
  const bets = state.bets
    .filter(({ isOut }) => !isOut)
    .map((bet) => ({ ...bet, stake: totalOf(chipsFromWire(bet.chips)) }))
    .toSorted((one, other) => (one.stake < other.stake ? 1 : -1));
  if (bets.length === 0) return <p className="gs-quiet">{state.isWelcomed ? words.nobody : texts.loading}</p>;
  return (
    <ul className="lv-others">
      {bets.map(({ id, player, isBot, chips, stake, win }) => (
        <li key={id}>
          <span>
            {own.has(id) ? words.you : fill(isBot ? words.bot : words.player, { name: player.slice(0, 4) })}
            <small>
              {game.spots
                .filter((spot) => chips[spot.id] !== undefined)
                .map(({ name }) => name)
                .join(' · ')}
            </small>
          </span>
          <span className={win === null || view.phase !== 'seen' ? undefined : 'lv-others-won'}>
            {win === null || view.phase !== 'seen' ? amountText(stake) : `+${amountText(parseMoney(win))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function othersText({ words, state, amountText, language }: TableView): string {
  const placed = state.bets.filter(({ isOut }) => !isOut);
  const sum = placed.reduce((all, { chips }) => all + totalOf(chipsFromWire(chips)), 0n);
  const players = new Set(placed.map(({ player }) => player)).size;
  return counted(words.othersCount, players, language, { amount: amountText(minor(sum)) });
}
