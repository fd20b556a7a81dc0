import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { breaksAfter, CRASH, GROWTH } from './crash.ts';
import type { CrashState } from './crash-client.ts';
import type { CrashTexts } from './crash-texts.ts';
import { multiplierText, shownMultiplier } from './multiplier.ts';
import { useNow } from './use-crash.ts';

/** What the sky shows at least: so long, and so high. Beyond it the curve is drawn smaller. */
const LEAST_MS = 10_000;
const LEAST_TOP = 200;
const POINTS = 36;
const MARKS = [150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];
const CALM_MS = 250;

type Props = { state: CrashState; words: CrashTexts; language: Language; calm: boolean };

/** The lantern on its way. The page computes it from the start alone: nothing is sent while it rises. */
export function Sky({ state, words, language, calm }: Props) {
  const { round, startsAt } = state;
  const isRunning = round?.state === 'running';
  const isOpen = round?.state === 'open';
  const now = useNow(isRunning || isOpen, isRunning && !calm ? 0 : CALM_MS);
  const { ms, reached } = flightAt(state, now);
  const place = scaleOf(ms, reached);
  const isOut = round?.state === 'ended';
  const { x, y } = place(ms, reached);
  return (
    <div className="ch-sky" data-round={round?.state ?? 'none'}>
      <svg className="ch-chart" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {MARKS.filter((mark) => isShown(mark, reached)).map((mark) => (
          <line key={mark} className="ch-mark" x1="0" x2="100" {...levelOf(100 - place(0, mark).y)} />
        ))}
        {(isRunning || isOut) && <Trail ms={ms} place={place} />}
      </svg>
      {MARKS.filter((mark) => isShown(mark, reached)).map((mark) => (
        <span
          key={mark}
          className="ch-mark-text"
          style={{ bottom: `${place(0, mark).y}%` }}
          aria-hidden="true"
        >
          {figure(mark / 100, language)}×
        </span>
      ))}
      <div
        className={`ch-lantern ${isOut ? 'ch-lantern-out' : ''}`}
        style={{ left: `${x}%`, bottom: `${y}%` }}
      >
        <Lantern />
      </div>
      <div className="ch-figure" data-testid="multiplier">
        {(isRunning || isOut) && <strong>{multiplierText(reached, language)}</strong>}
        <span>{lineBelow({ state, words, language, now })}</span>
        {isOpen && startsAt !== null && (
          <progress max={CRASH.openMs} value={Math.max(startsAt - now, 0)} aria-hidden="true" />
        )}
      </div>
    </div>
  );
}

const levelOf = (y: number) => ({ y1: y, y2: y });

/** Only those far enough from the ground and from each other. */
function isShown(mark: number, reached: number): boolean {
  const top = Math.max(reached, LEAST_TOP);
  return mark <= top && mark - 100 >= (top - 100) * 0.18;
}

function flightAt({ round, startsAt }: CrashState, now: number): { ms: number; reached: number } {
  if (round?.state === 'ended') {
    const reached = Math.max(round.brokeAt ?? 100, 100);
    return { ms: Math.max(breaksAfter(reached) - 1, 0), reached };
  }
  if (round?.state !== 'running' || startsAt === null) return { ms: 0, reached: 100 };
  const ms = Math.max(now - startsAt, 0);
  return { ms, reached: shownMultiplier(ms) };
}

type Place = (ms: number, hundredths: number) => { x: number; y: number };

/** In hundredths of the sky, from its lower left. */
function scaleOf(ms: number, reached: number): Place {
  const width = Math.max(ms, LEAST_MS);
  const height = Math.max(reached, LEAST_TOP) - 100;
  return (at, hundredths) => ({
    x: 9 + (at / width) * 74,
    y: 7 + ((hundredths - 100) / height) * 66,
  });
}

function Trail({ ms, place }: { ms: number; place: Place }) {
  const points = Array.from({ length: POINTS + 1 }, (_, index) => {
    const at = (ms * index) / POINTS;
    const { x, y } = place(at, 100 * Math.exp(GROWTH * at));
    return `${x.toFixed(2)} ${(100 - y).toFixed(2)}`;
  });
  const line = `M${points.join('L')}`;
  const end = points.at(-1)?.split(' ')[0] ?? '9';
  return (
    <>
      <path className="ch-glow" d={`${line}L${end} 93L9 93Z`} />
      <path className="ch-trail" d={line} />
    </>
  );
}

function lineBelow({ state, words, language, now }: Omit<Props, 'calm'> & { now: number }): string {
  const { round, startsAt } = state;
  if (round === null) return state.line === 'connected' ? words.noRound : '';
  if (round.state === 'ended') return words.wentOut;
  if (round.state === 'void') return words.isVoid;
  if (round.state === 'running') return '';
  const seconds = Math.ceil(((startsAt ?? now) - now) / 1_000);
  return seconds > 0 ? fill(words.startsIn, { seconds: figure(seconds, language) }) : words.starting;
}

/** Paper on a ring of bamboo, the flame below it. */
function Lantern() {
  return (
    <svg viewBox="0 0 80 116" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="ch-paper" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" className="ch-paper-low" />
          <stop offset="0.55" className="ch-paper-mid" />
          <stop offset="1" className="ch-paper-top" />
        </linearGradient>
        <radialGradient id="ch-halo">
          <stop offset="0" className="ch-halo-in" />
          <stop offset="1" className="ch-halo-out" />
        </radialGradient>
      </defs>
      <circle className="ch-halo" cx="40" cy="62" r="58" fill="url(#ch-halo)" />
      <path d="M18 88C4 58 4 26 20 12q20-12 40 0c16 14 16 46 2 76z" fill="url(#ch-paper)" />
      <path className="ch-rib" d="M30 88C20 56 22 24 34 7M50 88c10-32 8-64-4-81M40 88V4" />
      <path className="ch-band" d="M9 44q31 12 62 0M10 58q30 11 60 0" />
      <path className="ch-alpona" d="m40 44 5 7-5 7-5-7zM22 42l4 6-5 6-4-6zM58 42l5 6-4 6-5-6z" />
      <ellipse className="ch-ring" cx="40" cy="88" rx="22" ry="4.500" />
      <path className="ch-wire" d="M19 89 40 97 61 89" />
      <path className="ch-flame" d="M40 78c7 8 8 13 5 17-2 4-8 4-10 0-3-4-2-9 5-17z" />
      <path className="ch-smoke" d="M40 86c-7-8 6-13 0-22s7-14 1-24" />
    </svg>
  );
}
