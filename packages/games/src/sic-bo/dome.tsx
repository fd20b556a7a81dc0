import { Die } from '#dice/die.tsx';
import type { Dice } from './spots.ts';

/** `still`: covered, bets are taken; `shaken`: none any more; `lifted`: the throw can be read. */
export type DomeState = 'still' | 'shaken' | 'lifted';
type Props = { state: DomeState; dice: Dice; total: string };

const PLACES = ['one', 'two', 'three'] as const;

/** Three dice on a lacquered plate under glass. Until they are counted a brass lid hides what they show. */
export function Dome({ state, dice, total }: Props) {
  return (
    <div className="sb-dome" data-state={state} aria-hidden="true">
      <svg className="sb-plate" viewBox="0 0 400 300" focusable="false">
        <defs>
          <radialGradient id="sb-lacquer" cx=".5" cy=".3">
            <stop offset="0" stopColor="#c43a2c" />
            <stop offset="1" stopColor="#5c0f12" />
          </radialGradient>
          <linearGradient id="sb-brass" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#fff0b8" />
            <stop offset=".45" stopColor="#b27d27" />
            <stop offset="1" stopColor="#f6d88a" />
          </linearGradient>
        </defs>
        <ellipse cx="200" cy="252" rx="178" ry="40" fill="#1b0a06" opacity=".45" />
        <path d="M52 236h296l-34 42H86z" fill="url(#sb-brass)" />
        <ellipse cx="200" cy="230" rx="172" ry="46" fill="url(#sb-brass)" />
        <ellipse cx="200" cy="226" rx="158" ry="39" fill="url(#sb-lacquer)" />
        <ellipse
          cx="200"
          cy="226"
          rx="120"
          ry="27"
          fill="none"
          stroke="#f2c766"
          strokeOpacity=".6"
          strokeWidth="2"
        />
      </svg>
      <div className="sb-dice">
        {PLACES.map((place, index) => (
          <span key={place} data-place={place}>
            <Die face={dice[index] ?? 1} />
          </span>
        ))}
      </div>
      <svg className="sb-lid" viewBox="0 0 400 300" focusable="false">
        <path d="M48 228Q48 62 200 52q152 10 152 176-152 44-304 0z" fill="url(#sb-brass)" />
        <path d="M70 222Q74 84 176 66q-58 44-62 168z" fill="#fff6d6" opacity=".55" />
        <path
          d="M96 150q104-34 208 0M80 190q120-34 240 0"
          fill="none"
          stroke="#7d5214"
          strokeWidth="3"
          opacity=".5"
        />
        <circle cx="200" cy="42" r="15" fill="url(#sb-brass)" stroke="#7d5214" strokeWidth="2" />
      </svg>
      <svg className="sb-glass" viewBox="0 0 400 300" focusable="false">
        <path d="M40 230Q40 40 200 34q160 6 160 196" />
        <path className="sb-shine" d="M74 196q-2-98 62-130" />
      </svg>
      <output className="sb-total">{state === 'lifted' ? total : ''}</output>
    </div>
  );
}
