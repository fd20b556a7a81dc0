import '#screen-parts/screen-parts.css';
import '#frame/frame.css';
import './table.css';
import { minor } from '@maidan/contract/money.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { TopBar, type Panel } from '#frame/top-bar.tsx';
import { usePlayKey } from '#frame/use-play-key.ts';
import { useSound } from '#frame/use-play.ts';
import { percentText } from '#game-parts/rule-parts.tsx';
import { amountTextFor, figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { Sheet } from '#screen-parts/sheet.tsx';
import { skinFrom } from '#screen-parts/skin.ts';
import type { GameHost } from '#screen-plug.ts';
import type { AnyTableRules } from '#game.ts';
import { isSeated, type ClientState, type TableClient } from '../table-client.ts';
import type { TableTexts } from '../table-texts.ts';
import { TABLE } from '../table.ts';
import { ChooseTable, SittingEnd } from './choose-table.tsx';
import { seatName } from './names.ts';
import { chipsOf, Oval, OwnClock } from './oval.tsx';
import type { HandAction, HandTools, ShownHand } from './shown-hand.ts';
import { useTable } from './use-table.ts';

export type TableGame = {
  readonly title: string;
  readonly hue: number;
  readonly rules: Pick<AnyTableRules, 'manifest' | 'terms'>;
  readonly unitText: string;
  /** Null: this page does not know such a hand. */
  readonly read: (view: unknown, tools: HandTools) => ShownHand | null;
  readonly howTo: (tools: { amountText: AmountText }) => ReactNode;
  /** Drawn once: what cards and dice point at. */
  readonly sheet: ReactNode;
};
type Props = { host: GameHost; texts: ScreenTexts; words: TableTexts; game: TableGame };

/** The screen of every table game: choosing a table, the table itself, and how it ended. */
export function TableScreen({ host, texts, words, game }: Props) {
  const { language } = host;
  const { client, state } = useTable(host);
  const { sounds, sound } = useSound(host);
  const [panel, setPanel] = useState<Panel | null>(null);
  const amountText = amountTextFor(language, host.currencySymbol);
  const title = host.title ?? game.title;
  const { told, line, asking } = state;
  const table = told?.table ?? null;
  const own = told?.own ?? null;
  const hand = handOf(state, game, words, { language, amountText });
  const actions = line === 'connected' && own?.state === 'seated' ? (hand?.actions ?? []) : [];
  const isInTurn =
    hand !== null && hand.turn !== null && hand.turn === own?.place && table?.hand?.isOver === false;
  const act = (action: HandAction['action']) => {
    sounds.play('press');
    client.act(action);
  };
  const main = actions.find((action) => action.isMain);
  usePlayKey(() => main && asking === null && act(main.action), panel === null);
  const winnings = hand?.seat(own?.place ?? -1)?.won ?? null;
  useEffect(() => {
    if (winnings !== null) sounds.play('win');
  }, [winnings, sounds]);
  const isEnd = own !== null && (own.state === 'left' || own.state === 'paying') && own.id !== state.closedId;
  const shared = { client, state, words, language, amountText };

  return (
    <main
      aria-label={title}
      className="gf-screen tb-screen"
      style={{ '--hue': host.skin === null ? game.hue : skinFrom(host.skin).skyHue } as object}
    >
      <div className="tb-scene" aria-hidden="true" />
      {game.sheet}
      <TopBar play={{ texts, sound }} title={title} onPanel={setPanel} />
      <div className="gf-stage tb-stage">
        {line === 'connecting' ? null : table && own && isSeated(told) ? (
          <Oval table={table} ownPlace={own.place} hand={hand} {...shared} />
        ) : isEnd && own.id === state.seatedId ? (
          <SittingEnd own={own} {...shared} />
        ) : (
          <ChooseTable unitText={game.unitText} {...shared} />
        )}
      </div>
      <Notice host={host} texts={texts} {...shared} />
      <footer className="gf-controls tb-controls">
        {table && isInTurn && <OwnClock table={table} {...shared} />}
        <div className="gf-money">
          <dl>
            <dt>{texts.balance}</dt>
            <dd className="gf-balance" data-testid="balance">
              {state.balance === null ? '—' : amountText(state.balance)}
            </dd>
          </dl>
          {table && (
            <>
              <button
                type="button"
                className="tb-button"
                data-testid="leave"
                aria-disabled={own?.state !== 'seated' || asking !== null}
                aria-busy={asking === 'leave'}
                onClick={() => own?.state === 'seated' && client.leave()}
              >
                {words.leave}
              </button>
              <dl>
                <dt>{words.chips}</dt>
                <dd data-testid="chips">{amountText(minor(chipsOf(table)))}</dd>
              </dl>
            </>
          )}
        </div>
        {table && (
          <div className="tb-actions" data-testid="actions" data-turn={isInTurn}>
            {actions.map((action) => (
              <button
                key={action.key}
                type="button"
                data-testid={`do-${action.key}`}
                className={action.isMain ? 'tb-button tb-button-main' : 'tb-button'}
                aria-disabled={asking !== null}
                onClick={() => asking === null && act(action.action)}
              >
                {action.label}
                {action.cost !== null && action.cost > 0n && <small>{amountText(action.cost)}</small>}
              </button>
            ))}
            {isInTurn && line === 'connected' && hand?.chooser?.({ act, isBusy: asking !== null })}
            {!isInTurn && <Waiting table={table} hand={hand} {...shared} />}
          </div>
        )}
      </footer>
      <output className="gs-heard" aria-live="polite">
        {saidOf(state, hand, words, isInTurn)}
      </output>
      {panel !== null && (
        <Sheet
          title={
            { rules: texts.rules, fairness: texts.fairness, history: texts.history.title, options: '' }[panel]
          }
          closeLabel={texts.close}
          onClose={() => setPanel(null)}
        >
          {panel === 'rules' && (
            <>
              {game.howTo({ amountText })}
              <TableRulesText words={words} rules={game.rules} language={language} />
            </>
          )}
          {panel === 'fairness' && <Proof state={state} words={words} language={language} />}
          {panel === 'history' && <p>{words.proof.history}</p>}
        </Sheet>
      )}
    </main>
  );
}

type Shared = {
  client: TableClient;
  state: ClientState;
  words: TableTexts;
  language: GameHost['language'];
  amountText: AmountText;
};

function handOf(
  { told }: ClientState,
  game: TableGame,
  words: TableTexts,
  tools: Pick<HandTools, 'language' | 'amountText'>,
): ShownHand | null {
  const table = told?.table;
  if (!table?.hand) return null;
  const own = table.seats.find(({ isYou }) => isYou);
  const nameOf = (place: number): string => {
    const seat = table.seats.find((each) => each.place === place);
    return seat ? seatName(seat, words) : words.free;
  };
  return game.read(table.hand.view, { ...tools, nameOf, own: own?.isDealtIn ? own.place : null });
}

/** Why there is nothing to press now, and the way back for whoever was away. */
function Waiting({
  client,
  state,
  words,
  table,
  hand,
}: Shared & { table: NonNullable<NonNullable<ClientState['told']>['table']>; hand: ShownHand | null }) {
  const own = table.seats.find(({ isYou }) => isYou);
  if (own?.isLeaving) return <p className="tb-hint">{words.leaving}</p>;
  if (own?.isAway)
    return (
      <>
        <p className="tb-hint">{words.away}</p>
        <button
          type="button"
          className="tb-button tb-button-main"
          data-testid="back"
          aria-disabled={state.asking !== null}
          onClick={client.back}
        >
          {words.back}
        </button>
      </>
    );
  if (table.hand?.isVoid) return <p className="tb-hint">{words.voided}</p>;
  if (table.hand?.isOver === false && own && !own.isDealtIn)
    return <p className="tb-hint">{words.watching}</p>;
  return <p className="tb-hint">{hand?.said ?? ''}</p>;
}

function saidOf(
  { told, line }: ClientState,
  hand: ShownHand | null,
  words: TableTexts,
  isInTurn: boolean,
): string {
  if (line !== 'connected' || !told?.table) return '';
  if (told.table.hand?.isVoid) return words.voided;
  return [hand?.said, isInTurn && words.yourTurn].filter(Boolean).join(' ');
}

/** What went wrong, above the controls. */
function Notice({ host, client, state, texts, words }: Shared & { host: GameHost; texts: ScreenTexts }) {
  const { line, problem, told } = state;
  if (line === 'connecting') return <output className="gf-notice">{texts.loading}</output>;
  if (line === 'ended')
    return (
      <div className="gf-notice gf-notice-problem" role="alert">
        <p>{texts.problems.SESSION_ENDED}</p>
        <button type="button" onClick={() => host.tell({ type: 'maidan:exit' })}>
          {texts.leave}
        </button>
      </div>
    );
  if (line === 'lost')
    return (
      <div className="gf-notice gf-notice-problem" role="alert">
        <p>{words.lineLost}</p>
        <button type="button" onClick={client.retryNow}>
          {texts.tryAgain}
        </button>
      </div>
    );
  if (problem !== null)
    return (
      <div className="gf-notice gf-notice-problem" role="alert">
        <p>{{ ...texts.problems, ...words.problems }[problem]}</p>
        <button type="button" onClick={client.dismiss}>
          {texts.dismiss}
        </button>
      </div>
    );
  return told?.own?.state === 'buying' ? <output className="gf-notice">{words.buying}</output> : null;
}

/** What holds at every table, whatever is played there. */
function TableRulesText({
  words,
  rules,
  language,
}: {
  words: TableTexts;
  rules: TableGame['rules'];
  language: GameHost['language'];
}) {
  const { terms } = rules;
  const inSeconds = (ms: number) => figure(ms / 1_000, language);
  return [
    words.rules.money,
    fill(words.rules.rake, { percent: percentText(terms.rakeBasisPoints, language) }),
    words.rules.bots,
    fill(words.rules.clock, { turn: inSeconds(TABLE.turnMs), bank: inSeconds(TABLE.bankMs) }),
    fill(words.rules.limits, {
      few: figure(terms.fewestUnits, language),
      most: figure(terms.mostUnits, language),
    }),
    words.rules.broken,
    words.rules.fair,
  ].map((text) => <p key={text}>{text}</p>);
}

function Proof({ state, words, language }: Pick<Shared, 'state' | 'words' | 'language'>) {
  const { told } = state;
  return (
    <>
      <p>{words.proof.intro}</p>
      {told?.table ? (
        <dl className="gs-facts">
          <dt>{words.proof.commitment}</dt>
          <dd>
            <code>{told.table.commitment}</code>
          </dd>
          <dt>{words.proof.seed}</dt>
          <dd>
            <code>{told.own?.seed}</code>
          </dd>
          {told.table.hand && (
            <>
              <dt>{words.proof.hand}</dt>
              <dd>{figure(told.table.hand.number, language)}</dd>
            </>
          )}
        </dl>
      ) : (
        <p className="gs-quiet">{words.proof.none}</p>
      )}
    </>
  );
}
