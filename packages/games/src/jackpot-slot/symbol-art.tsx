import type { ReactElement } from 'react';
import type { RiverSymbol } from './paytable.ts';

const MESH = 'M20 70Q36 34 50 12M36 82Q46 40 50 12M64 82Q54 40 50 12M80 70Q64 34 50 12';

/** Our own drawings, each on a 100 by 100 ground. They are laid out once and then only pointed at. */
const ART: Record<RiverSymbol, ReactElement> = {
  hilsa: (
    <>
      <path d="M42 28 56 12l14 20z" fill="url(#jp-steel)" />
      <path d="M44 74l8 14 10-16zM66 70l6 10 6-14z" fill="url(#jp-steel)" />
      <path
        d="M5 53C16 31 44 21 68 32c8 4 14 10 17 16l11-17c2 10 2 31-1 40L84 58C77 69 62 78 43 76 25 74 11 65 5 53z"
        fill="url(#jp-silver)"
        stroke="#5c7390"
        strokeWidth="1.5"
      />
      <path d="M5 53C16 31 44 21 68 32c8 4 14 10 17 16-22-9-52-9-80 5z" fill="url(#jp-back)" />
      <g fill="none" stroke="#7f97b4" strokeWidth="1.6" strokeLinecap="round">
        <path d="M38 50q5 5 0 11M48 49q5 6 0 12M58 50q5 5 0 11M68 51q4 4 0 9M43 62q5 4 0 8M53 62q5 4 0 8M63 61q4 4 0 7" />
        <path d="M28 38q9 16 0 33" stroke="#5c7390" strokeWidth="2.4" />
      </g>
      <path d="M12 58c18 12 44 14 64 3-14 11-46 13-64-3z" fill="#ffc7d6" fillOpacity=".75" />
      <circle cx="17" cy="50" r="5" fill="#fff" />
      <circle cx="16.5" cy="50" r="2.8" fill="#15202e" />
    </>
  ),
  boat: (
    <>
      <path d="M70 20 90 78" stroke="#8a5a2b" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M87 70l7 16-8 2-4-15z" fill="#b57a3d" />
      <path d="M27 62V46c0-14 9-22 21-22s21 8 21 22v16z" fill="url(#jp-reed)" />
      <path
        d="M27 48q21-9 42 0M27 56q21-9 42 0M31 37q17-8 34 0M37 28v33M48 24v37M59 28v33"
        fill="none"
        stroke="#8a6a2c"
        strokeOpacity=".7"
        strokeWidth="1.6"
      />
      <path d="M39 62V48c0-6 4-9 9-9s9 3 9 9v14z" fill="#3d2a18" />
      <circle cx="48" cy="50" r="5" fill="#ffd76a" />
      <path d="M2 50c14 13 82 13 96-2-3 22-17 34-33 34H35C18 82 6 71 2 50z" fill="url(#jp-hull)" />
      <path d="M8 60c22 9 62 9 84-1" fill="none" stroke="#ffcf7d" strokeWidth="2.6" strokeLinecap="round" />
      <path
        d="M14 63l5 5 5-5 5 6 5-5 5 6 5-5 5 5 5-5 5 5 5-6 5 5 5-6 5 5 5-6"
        fill="none"
        stroke="#e2574c"
        strokeWidth="2"
      />
    </>
  ),
  conch: (
    <>
      <path
        d="M17 42c2-19 24-32 44-25 18 7 25 25 17 41L52 95c-7-7-9-16-6-25-19 1-31-12-29-28z"
        fill="url(#jp-shell)"
        stroke="#b98a5e"
        strokeWidth="1.5"
      />
      <path d="M52 95c-7-7-9-16-6-25 10-1 19-6 23-14 4 2 7 2 9 2z" fill="url(#jp-blush)" />
      <path
        d="M46 70c-8-10-2-24 11-26 11-1 17 8 11 16M24 36c10-12 30-14 42-4M20 50c10-17 32-22 50-12M30 24c9-5 20-6 29-2"
        fill="none"
        stroke="#c59a6a"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M25 33c7-8 17-12 27-11" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  prawn: (
    <>
      <path
        d="M30 30C18 18 8 16 3 18M32 26C24 12 14 6 8 6"
        fill="none"
        stroke="#c9553a"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M40 62l-9 12M50 67l-6 15M60 66l-1 15M32 54l-12 9"
        fill="none"
        stroke="#d9694a"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M22 36c10-16 38-20 55-6 15 13 16 34 4 47l8 12c-9 2-17 0-21-5-5 6-13 8-21 6l12-12c8-4 11-12 8-19-4-10-17-12-27-6-8 4-17-2-18-17z"
        fill="url(#jp-prawn)"
        stroke="#b5452e"
        strokeWidth="1.5"
      />
      <path
        d="M45 22q-5 13-1 28M58 21q-5 12-2 28M70 26q-9 10-7 26M79 38q-12 4-13 18M83 53q-13-1-16 8M79 68q-9-5-14 0"
        fill="none"
        stroke="#b5452e"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="31" cy="35" r="3.6" fill="#26150f" />
    </>
  ),
  crab: (
    <>
      <path
        d="M28 62 10 68l-5 12M31 70 17 80l-2 12M72 62l18 6 5 12M69 70l14 10 2 12"
        fill="none"
        stroke="#2aa39a"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M28 50C16 46 11 38 13 30M72 50c12-4 17-12 15-20"
        fill="none"
        stroke="#1f7f7a"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M12 33C2 27 3 12 14 8c-1 8 1 10 5 11 1-4 4-8 8-9 3 12-3 22-15 23z" fill="url(#jp-crab)" />
      <path d="M88 33c10-6 9-21-2-25 1 8-1 10-5 11-1-4-4-8-8-9-3 12 3 22 15 23z" fill="url(#jp-crab)" />
      <path
        d="M50 40c22 0 33 10 31 22-2 13-16 22-31 22s-29-9-31-22c-2-12 9-22 31-22z"
        fill="url(#jp-crab)"
        stroke="#17615f"
        strokeWidth="1.5"
      />
      <path
        d="M38 41l-3-10M62 41l3-10M36 72q14 7 28 0"
        fill="none"
        stroke="#17615f"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="#f4fffb" stroke="#17615f" strokeWidth="1.5">
        <circle cx="35" cy="28" r="5" />
        <circle cx="65" cy="28" r="5" />
      </g>
      <circle cx="35" cy="28" r="2.4" fill="#0f2a2a" />
      <circle cx="65" cy="28" r="2.4" fill="#0f2a2a" />
      <path d="M30 52c5-5 12-7 20-7" fill="none" stroke="#c8fff2" strokeOpacity=".7" strokeWidth="3" />
    </>
  ),
  heron: (
    <>
      <path
        d="M48 72v20M58 72v20M42 94h10M54 94h10"
        fill="none"
        stroke="#8b98a3"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M32 20c12-3 19 5 16 15-2 8-9 11-8 19 10-9 28-10 40-2 6 4 10 10 14 18-20 10-46 10-58-3-8-9-6-22-1-31 3-6 2-9-3-9z"
        fill="url(#jp-feather)"
        stroke="#9fb2bf"
        strokeWidth="1.5"
      />
      <path d="M33 19 6 28l27 1c5-2 5-9 0-10z" fill="#f0a52e" />
      <path d="M46 60c14-4 30 0 42 9-16 4-32 1-42-9z" fill="#b9cbd6" fillOpacity=".8" />
      <path d="M44 20c8 0 14 3 18 8-7 1-12 0-17-3z" fill="#6e8496" />
      <circle cx="36" cy="23" r="2.4" fill="#1a222a" />
    </>
  ),
  lily: (
    <>
      <path d="M6 74c0-9 20-15 44-15s44 6 44 15-20 15-44 15S6 83 6 74z" fill="url(#jp-pad)" />
      <path d="m50 74 26 13-10 3z" fill="#0c3d3a" fillOpacity=".5" />
      <path d="M50 74H10M50 74 24 86M50 74l40 3" stroke="#0f5a40" strokeWidth="1.6" />
      <g stroke="#8a4fae" strokeOpacity=".4" strokeWidth="1.2">
        <path d="M50 70C28 74 12 64 6 48c18-4 36 4 44 22z" fill="url(#jp-violet)" />
        <path d="M50 70c22 4 38-6 44-22-18-4-36 4-44 22z" fill="url(#jp-violet)" />
        <path d="M50 70C32 64 22 46 24 28c16 6 27 22 26 42z" fill="url(#jp-mauve)" />
        <path d="M50 70c18-6 28-24 26-42-16 6-27 22-26 42z" fill="url(#jp-mauve)" />
        <path d="M50 70c-11-14-11-36 0-52 11 16 11 38 0 52z" fill="url(#jp-cream)" />
      </g>
      <path d="M42 68c2-8 14-8 16 0-4 4-12 4-16 0z" fill="#ffcb45" />
    </>
  ),
  net: (
    <>
      <path
        d="M50 12C26 22 12 48 9 74c26 14 56 14 82 0C88 48 74 22 50 12z"
        fill="#0b2b33"
        fillOpacity=".45"
      />
      <path
        d={`M50 12C26 22 12 48 9 74c26 14 56 14 82 0C88 48 74 22 50 12z${MESH}M38 22q12 6 24 0M27 36q23 11 46 0M18 52q32 14 64 0M13 64q37 16 74 0`}
        fill="none"
        stroke="url(#jp-rope)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M34 62C42 52 56 52 62 60l8-6c1 6 1 10 0 15l-8-5c-6 9-20 8-28-2z"
        fill="url(#jp-silver)"
        stroke="#5c7390"
      />
      <g fill="url(#jp-gold)" stroke="#8a5c10" strokeWidth="1">
        <circle cx="9" cy="75" r="5" />
        <circle cx="28" cy="83" r="5" />
        <circle cx="50" cy="86" r="5" />
        <circle cx="72" cy="83" r="5" />
        <circle cx="91" cy="75" r="5" />
        <circle cx="50" cy="10" r="7" />
      </g>
    </>
  ),
};

const GRADIENTS: readonly (readonly [string, string, string])[] = [
  ['silver', '#ffffff', '#a9bdd3'],
  ['steel', '#a8bfd8', '#587596'],
  ['back', '#3f7fae', '#a9cbe4'],
  ['reed', '#f2d893', '#b98d3e'],
  ['hull', '#a45b2a', '#5b2c12'],
  ['shell', '#fffaf0', '#ecc79a'],
  ['blush', '#ffb7a8', '#e2738a'],
  ['prawn', '#ffb08a', '#e05a3a'],
  ['crab', '#5fd6c3', '#1d8a84'],
  ['feather', '#ffffff', '#d3e0e8'],
  ['pad', '#52c07c', '#127052'],
  ['violet', '#d9a6f2', '#9a58c4'],
  ['mauve', '#f0d3fb', '#bf84de'],
  ['cream', '#ffffff', '#e6c4f4'],
  ['rope', '#ffe7a8', '#d09a3c'],
  ['gold', '#ffe089', '#e09a1c'],
];

/** Put once on the page; zero-sized rather than hidden, because hidden gradients paint nothing. */
export function SymbolSheet() {
  return (
    <svg className="jp-sheet" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {GRADIENTS.map(([name, from, to]) => (
          <linearGradient key={name} id={`jp-${name}`} x1="0" y1="0" x2=".3" y2="1">
            <stop offset="0" stopColor={from} />
            <stop offset="1" stopColor={to} />
          </linearGradient>
        ))}
      </defs>
      {Object.entries(ART).map(([name, drawing]) => (
        <symbol key={name} id={`jp-symbol-${name}`} viewBox="0 0 100 100">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

export function SymbolArt({ symbol }: { symbol: RiverSymbol }) {
  return (
    <svg className="jp-symbol" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <use href={`#jp-symbol-${symbol}`} />
    </svg>
  );
}
