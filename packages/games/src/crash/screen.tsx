import '#screen-parts/screen-parts.css';
import '#frame/frame.css';
import './crash.css';
import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { useEffect, useRef, useState } from 'react';
import { Switch } from '#frame/options-panel.tsx';
import { TopBar, type Panel } from '#frame/top-bar.tsx';
import { usePlayKey } from '#frame/use-play-key.ts';
import { useSound } from '#frame/use-play.ts';
import { loadPartTexts, type PartTexts } from '#game-parts/part-texts.ts';
import { percentText } from '#game-parts/rule-parts.tsx';
import { CountUp } from '#screen-parts/count-up.tsx';
import { OptionsIcon } from '#screen-parts/icons.tsx';
import { amountTextFor, figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { Sheet } from '#screen-parts/sheet.tsx';
import { skinFrom } from '#screen-parts/skin.ts';
import type { Sounds } from '#screen-parts/sounds.ts';
import { useMedia } from '#screen-parts/use-media.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { BetPanel, pressBet, wishOf, type Choice } from './bet-panel.tsx';
import { CRASH } from './crash.ts';
import { isIn, type CrashClient, type CrashState } from './crash-client.ts';
import { loadCrashTexts, type CrashTexts } from './crash-texts.ts';
import { FlightChips, FlightsProof, LastFlights, resultText } from './flights-panel.tsx';
import { manifest } from './manifest.ts';
import { multiplierText, wholeMultiplierText } from './multiplier.ts';
import { Others, othersLine } from './others.tsx';
import { CrashRules } from './rules-panel.tsx';
import { Scene } from './scene.tsx';
import { Sky } from './sky.tsx';
import { useCrash } from './use-crash.ts';

const OWN_HUE = 262;
const PLACES = Array.from({ length: CRASH.betsPerPlayer }, (_, place) => place);

/** The screen with its words in one language; no other comes along. */
export async function openCrash(language: Language): Promise<OpenedScreen> {
  const [texts, parts, words] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadCrashTexts(language),
  ]);
  return {
    title: words.title,
    Screen: ({ host }) => <CrashScreen host={host} texts={texts} parts={parts} words={words} />,
  };
}

type Props = { host: GameHost; texts: ScreenTexts; parts: PartTexts; words: CrashTexts };

/**
 * Many players, one clock: its rounds come over a line and not one by one at a press, so it stands beside the frame of the other games and uses
 * its parts.
 */
function CrashScreen({ host, texts, parts, words }: Props) {
  const { language } = host;
  const { client, state } = useCrash(host);
  const { sounds, sound } = useSound(host);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const [panel, setPanel] = useState<Panel | 'others' | null>(null);
  const [choices, setChoices] = useState(() => PLACES.map((place) => recalledChoice(host, place)));
  const [leavesWhenLost, setLeavesWhenLost] = useState(host.recall('when-lost') !== 'stays');
  const amountText = amountTextFor(language, host.currencySymbol);
  const shared = { state, words, language, amountText };
  const othersNow = state.isWelcomed ? othersLine(shared) : texts.loading;
  const title = host.title ?? words.title;
  const press = (place: number) => {
    const choice = choices[place];
    if (!choice) return;
    sounds.play('press');
    pressBet(client, place, wishOf(choice, leavesWhenLost));
  };
  const change = (place: number, choice: Choice) => {
    host.remember(`stake-${place}`, formatMoneyText(choice.stake));
    host.remember(`auto-${place}`, choice.auto);
    setChoices(choices.with(place, choice));
  };
  const setWhenLost = (leaves: boolean) => {
    host.remember('when-lost', leaves ? null : 'stays');
    setLeavesWhenLost(leaves);
  };
  usePlayKey(() => press(0), panel === null);
  useRoundSounds(state, sounds);

  return (
    <main
      aria-label={title}
      className="gf-screen ch-screen"
      style={{ '--hue': host.skin === null ? OWN_HUE : skinFrom(host.skin).skyHue } as object}
    >
      <Scene />
      <TopBar play={{ texts, sound }} title={title} onPanel={setPanel} />
      <div className="gf-stage ch-stage">
        <div className="ch-above">
          {state.history.length > 0 ? (
            <FlightChips state={state} language={language} label={words.lastFlights} />
          ) : (
            <p className="ch-facts">
              {parts.rtpShort} {percentText(CRASH.rtpBasisPoints, language)} · {parts.maxWin}{' '}
              {wholeMultiplierText(CRASH.capHundredths, language)}
            </p>
          )}
        </div>
        <Sky state={state} words={words} language={language} calm={calm} />
        <button type="button" className="ch-others-button" onClick={() => setPanel('others')}>
          {othersNow}
        </button>
        <aside className="ch-beside" aria-label={words.others}>
          <h2>{othersNow}</h2>
          <Others texts={texts} {...shared} />
        </aside>
      </div>
      <Notice host={host} client={client} state={state} texts={texts} words={words} />
      <footer className="gf-controls ch-controls">
        <MoneyRow {...shared} texts={texts} calm={calm} onOptions={() => setPanel('options')} />
        <div className="ch-bets">
          {choices.map((choice, place) => (
            <BetPanel
              key={PLACES[place]}
              {...shared}
              place={place}
              choice={choice}
              texts={texts}
              onChange={(next) => change(place, next)}
              onPress={() => press(place)}
            />
          ))}
        </div>
      </footer>
      <output className="gs-heard" aria-live="polite">
        {saidOf(shared, texts)}
      </output>
      {panel !== null && (
        <Sheet
          title={panelTitle(panel, texts, words)}
          closeLabel={texts.close}
          onClose={() => setPanel(null)}
        >
          {panel === 'rules' && <CrashRules parts={parts} {...shared} />}
          {panel === 'fairness' && <FlightsProof texts={texts} {...shared} />}
          {panel === 'history' && <LastFlights texts={texts} {...shared} />}
          {panel === 'others' && <Others texts={texts} {...shared} />}
          {panel === 'options' && (
            <Switch
              className="gs-card gf-switch"
              on={leavesWhenLost}
              onChange={() => setWhenLost(!leavesWhenLost)}
            >
              <strong>{words.whenLost.name}</strong>
              <small>{words.whenLost.note}</small>
            </Switch>
          )}
        </Sheet>
      )}
    </main>
  );
}

function recalledChoice(host: GameHost, place: number): Choice {
  const kept = host.recall(`stake-${place}`);
  const stake = manifest.stakeSteps.find((step) => formatMoneyText(step) === kept) ?? manifest.defaultStake;
  return { stake, auto: host.recall(`auto-${place}`) ?? '' };
}

function panelTitle(panel: Panel | 'others', texts: ScreenTexts, words: CrashTexts): string {
  return {
    rules: texts.rules,
    fairness: texts.fairness,
    history: texts.history.title,
    options: words.whenLost.title,
    others: words.others,
  }[panel];
}

type Shared = { state: CrashState; words: CrashTexts; language: Language; amountText: AmountText };

function MoneyRow({
  state,
  texts,
  words,
  amountText,
  calm,
  onOptions,
}: Shared & { texts: ScreenTexts; calm: boolean; onOptions: () => void }) {
  const { won, staked } = roundMoney(state);
  const isGain = won > staked;
  return (
    <div className="gf-money">
      <dl>
        <dt>{texts.balance}</dt>
        <dd className="gf-balance" data-testid="balance">
          {state.balance === null ? '—' : amountText(state.balance)}
        </dd>
      </dl>
      <button
        type="button"
        className="gs-icon-button gf-options"
        aria-label={words.whenLost.title}
        title={words.whenLost.title}
        onClick={onOptions}
      >
        <OptionsIcon />
      </button>
      <dl>
        <dt>{texts.win}</dt>
        <dd className={isGain ? 'gf-win gf-win-gain' : 'gf-win'} data-testid="win">
          <CountUp amount={won} calm={calm || !isGain} amountText={amountText} />
        </dd>
      </dl>
    </div>
  );
}

const sum = (amounts: readonly string[]): Money =>
  minor(amounts.reduce((all, one) => all + parseMoney(one), 0n));

/** Of the player's bets in this round. */
function roundMoney({ own, round }: CrashState): { won: Money; staked: Money; isIn: boolean } {
  const bets = own.filter((bet) => bet.roundId === round?.id && isIn(bet));
  return {
    won: sum(bets.map(({ win }) => win ?? '0.00')),
    staked: sum(bets.map(({ stake }) => stake)),
    isIn: bets.length > 0,
  };
}

type NoticeProps = {
  host: GameHost;
  client: CrashClient;
  state: CrashState;
  texts: ScreenTexts;
  words: CrashTexts;
};

/** What went wrong and what becomes of the bets, above the controls. */
function Notice({ host, client, state, texts, words }: NoticeProps) {
  const { line, problem } = state;
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
        <p>{words.lineLost[fateOf(state)]}</p>
        <button type="button" onClick={client.retryNow}>
          {texts.tryAgain}
        </button>
      </div>
    );
  if (line === 'connecting') return <output className="gf-notice">{texts.loading}</output>;
  if (problem === null) return null;
  return (
    <div className="gf-notice gf-notice-problem" role="alert">
      <p>{{ ...texts.problems, ...words.problems }[problem]}</p>
      <button type="button" onClick={client.dismiss}>
        {texts.dismiss}
      </button>
    </div>
  );
}

/** Of bets that were open when the line broke. */
function fateOf({ own, asking }: CrashState): keyof CrashTexts['lineLost'] {
  if (asking.some((type) => type !== null)) return 'sent';
  const open = own.filter(({ state }) => state === 'placed' || state === 'bet-sent');
  if (open.length === 0) return 'none';
  return open.every(({ leavesWhenLost }) => leavesWhenLost) ? 'leaves' : 'stays';
}

/** One sentence for each thing that happens. */
function saidOf({ state, words, language, amountText }: Shared, texts: ScreenTexts): string {
  const { round, line } = state;
  const { said } = words;
  if (line === 'connecting') return texts.loading;
  if (line !== 'connected' || round === null) return '';
  if (round.state === 'open') return fill(said.open, { seconds: figure(CRASH.openMs / 1_000, language) });
  if (round.state === 'running') {
    const left = state.own.find(({ roundId, leftAt }) => roundId === round.id && leftAt !== null);
    return left ? resultText({ bet: left, words, language, amountText }) : said.rising;
  }
  if (round.state === 'void') return said.isVoid;
  const times = multiplierText(round.brokeAt ?? 100, language);
  const { won, isIn: hasBet } = roundMoney(state);
  if (!hasBet) return fill(said.wentOut, { times });
  if (won > 0n) return fill(said.wentOutWith, { times, amount: amountText(won) });
  return fill(said.wentOutWithout, { times });
}

function useRoundSounds(state: CrashState, sounds: Sounds): void {
  const phase = state.round?.state;
  const { won, staked } = roundMoney(state);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === 'running' && phase === 'ended') sounds.play('stop');
    before.current = phase;
  }, [phase, sounds]);
  // Less than the stake is no win, and is not made to sound like one.
  const isGain = won > staked;
  useEffect(() => {
    if (isGain) sounds.play('win');
  }, [isGain, sounds]);
}
