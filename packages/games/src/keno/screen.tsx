import './keno.css';
import type { Language } from '@maidan/contract/languages.ts';
import { formatMoneyText, parseMoney } from '@maidan/contract/money.ts';
import { useState } from 'react';
import { GameFrame } from '#frame/game-frame.tsx';
import { usePlay } from '#frame/use-play.ts';
import { loadPartTexts, type PartTexts } from '#game-parts/part-texts.ts';
import { FactsLine, timesText } from '#game-parts/rule-parts.tsx';
import type { RoundView } from '#play.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { SpinIcon } from '#screen-parts/icons.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { pause } from '#screen-parts/pause.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { skinFrom } from '#screen-parts/skin.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { takeSome } from '#take-some.ts';
import { loadKenoTexts, type KenoTexts } from './keno-texts.ts';
import { Lamps } from './lamps.tsx';
import { manifest } from './manifest.ts';
import { MOST_PICKS, NUMBERS, payRows } from './pay-table.ts';
import { KenoRules } from './rules-panel.tsx';
import { kenoRules, type KenoOutcome } from './rules.ts';
import { Scene } from './scene.tsx';

const OWN_HUE = 255;
const LAMP_MS = 85;
const QUICK_LAMP_MS = 15;
const EVERY_LAMP = Array.from({ length: NUMBERS }, (_, index) => index + 1);

/** The screen with its words in one language; no other comes along. */
export async function openKeno(language: Language): Promise<OpenedScreen> {
  const [texts, parts, words] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadKenoTexts(language),
  ]);
  return {
    title: words.title,
    Screen: ({ host }) => <KenoScreen host={host} texts={texts} parts={parts} words={words} />,
  };
}

type Props = { host: GameHost; texts: ScreenTexts; parts: PartTexts; words: KenoTexts };

function KenoScreen({ host, texts, parts, words }: Props) {
  const { language } = host;
  const [picks, setPicks] = useState<readonly number[]>(() => recalledPicks(host));
  const [lit, setLit] = useState<readonly number[]>([]);
  const [hits, setHits] = useState<number | null>(null);

  const clearLight = () => {
    setLit([]);
    setHits(null);
  };
  const stage: RoundStage = {
    sent: clearLight,
    async show(round, { quick, sounds, won }) {
      const played = playedIn(round);
      if (!played) return;
      setPicks(played.picks);
      for (let count = 1; count <= played.drawn.length; count += 1) {
        setLit(played.drawn.slice(0, count));
        await pause(quick ? QUICK_LAMP_MS : LAMP_MS);
      }
      sounds.play('stop');
      setHits(played.hits);
      won(parseMoney(round.win ?? '0.00'));
    },
    stand(round) {
      const played = round && playedIn(round);
      if (!played) return clearLight();
      setPicks(played.picks);
      setLit(played.drawn);
      setHits(played.hits);
    },
  };
  const play = usePlay({ host, texts, manifest, stage });
  const { rounds, amountText } = play;
  const idle = rounds.phase === 'idle';

  const choose = (next: readonly number[]) => {
    if (!idle) return;
    clearLight();
    host.remember('picks', next.join());
    setPicks(next);
  };
  const toggle = (number: number) => {
    if (picks.includes(number)) choose(picks.filter((one) => one !== number));
    else if (picks.length < MOST_PICKS) choose([...picks, number]);
  };
  const begin = () => rounds.place({ stake: formatMoneyText(rounds.stake), picks: [...picks] });
  const said =
    idle && hits !== null && rounds.won !== null
      ? fill(words.said, {
          hits: figure(hits, language),
          picks: figure(picks.length, language),
          amount: amountText(rounds.won),
        })
      : '';

  return (
    <GameFrame
      play={play}
      title={host.title ?? words.title}
      actions={[
        {
          label:
            picks.length === 0
              ? words.pickFirst
              : idle || rounds.phase === 'loading'
                ? words.play
                : words.drawing,
          icon: picks.length > 0 && <SpinIcon />,
          busy: !idle,
          disabled: picks.length === 0,
          onPress: begin,
        },
      ]}
      auto={{ again: begin }}
      said={said}
      describe={(round) => describe(round, words, language)}
      className="kn-screen gp-wide"
      style={{ '--hue': host.skin === null ? OWN_HUE : skinFrom(host.skin).skyHue }}
      scene={<Scene />}
      own={
        <div className="kn-own">
          <p className="kn-count">{fill(words.picked, { count: figure(picks.length, language) })}</p>
          <button
            type="button"
            className="kn-small"
            aria-disabled={!idle}
            onClick={() => choose(someOf(picks.length || MOST_PICKS))}
          >
            {words.random}
          </button>
          <button
            type="button"
            className="kn-small"
            aria-disabled={!idle || picks.length === 0}
            onClick={() => choose([])}
          >
            {words.clear}
          </button>
        </div>
      }
      rulesPanel={<KenoRules play={play} parts={parts} words={words} />}
    >
      <section className="kn-stage">
        <div className="kn-field">
          <Lamps
            label={words.lamps}
            language={language}
            picks={picks}
            lit={lit}
            locked={!idle}
            onToggle={toggle}
          />
        </div>
        <div className="kn-below">
          {picks.length === 0 ? (
            <FactsLine play={play} parts={parts} />
          ) : (
            <Pays picks={picks.length} hits={hits} language={language} words={words} />
          )}
        </div>
      </section>
    </GameFrame>
  );
}

/** What so many lit lamps pay, fewest first. */
function Pays(props: { picks: number; hits: number | null; language: Language; words: KenoTexts }) {
  const { picks, hits, language, words } = props;
  return (
    <ul className="kn-pays" aria-label={fill(words.table, { picks: figure(picks, language) })}>
      {payRows(picks)
        .toSorted((one, other) => one.hits - other.hits)
        .map((row) => (
          <li key={row.hits} className={row.hits === hits ? 'kn-now' : undefined}>
            <small>{figure(row.hits, language)}</small>
            {timesText(row.pays, language)}
          </li>
        ))}
    </ul>
  );
}

const below = (bound: number): number =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * bound);

/** For whoever has no favourites. It decides nothing: the lamps that are lit come from the committed seeds. */
const someOf = (count: number): number[] =>
  takeSome({ below }, EVERY_LAMP, count).toSorted((one, other) => one - other);

function recalledPicks(host: GameHost): number[] {
  const numbers = (host.recall('picks') ?? '').split(',').map(Number);
  return [...new Set(numbers)].filter((number) => EVERY_LAMP.includes(number)).slice(0, MOST_PICKS);
}

function playedIn(round: RoundView): (KenoOutcome & { picks: number[] }) | null {
  const outcome = kenoRules.outcome.safeParse(round.outcome);
  const bet = kenoRules.bet.safeParse(round.bet);
  return outcome.success && bet.success ? { ...outcome.data, picks: bet.data.picks } : null;
}

function describe(round: RoundView, words: KenoTexts, language: Language): string | null {
  const played = playedIn(round);
  if (!played) return null;
  const { hits, picks } = played;
  return fill(words.hits, { hits: figure(hits, language), picks: figure(picks.length, language) });
}
