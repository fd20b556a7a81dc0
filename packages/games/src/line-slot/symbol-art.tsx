import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react';
import { drawnOnce, placePixels } from '#screen-parts/drawn-once.ts';
import type { SlotSymbol } from './paytable.ts';

/** Our own drawings, each on a 100 by 100 ground. They are laid out once and then only pointed at. */
const ART: Record<SlotSymbol, ReactElement> = {
  boat: (
    <>
      <path d="M51 10v56" stroke="#7a4a22" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M54 13c22 8 31 26 29 45L54 61z" fill="url(#ls-coral)" />
      <path d="M47 20C31 29 24 43 23 57l24 4z" fill="url(#ls-cream)" />
      <path
        d="M56 30c9 4 16 10 20 17M55 45c8 2 17 5 25 5"
        stroke="#fff"
        strokeOpacity=".45"
        strokeWidth="2"
        fill="none"
      />
      <path d="M6 62c12 5 76 6 89-3-4 17-15 25-27 25H34C20 84 10 76 6 62z" fill="url(#ls-wood)" />
      <path d="M12 69c20 6 60 6 77-1" stroke="#ffd489" strokeWidth="2.5" fill="none" strokeLinecap="round" />
      <path
        d="M4 88q8-6 16 0t16 0 16 0 16 0 16 0 12-3"
        stroke="#59b9ee"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  lily: (
    <>
      <ellipse cx="50" cy="77" rx="43" ry="13" fill="url(#ls-leaf)" />
      <path d="M50 77 93 74l-9 10z" fill="#0d5a42" />
      <g stroke="#b23a77" strokeOpacity=".35">
        <path d="M50 76C20 76 9 57 10 42c17 2 33 14 40 34z" fill="url(#ls-pink)" />
        <path d="M50 76c30 0 41-19 40-34-17 2-33 14-40 34z" fill="url(#ls-pink)" />
        <path d="M50 76C28 66 23 41 29 24c15 9 23 30 21 52z" fill="url(#ls-petal)" />
        <path d="M50 76c22-10 27-35 21-52-15 9-23 30-21 52z" fill="url(#ls-petal)" />
        <path d="M50 76C38 58 38 30 50 14c12 16 12 44 0 62z" fill="url(#ls-pale)" />
      </g>
      <path d="M42 72c3-9 13-9 16 0-4 5-12 5-16 0z" fill="#ffc83d" />
    </>
  ),
  marigold: (
    <>
      <path
        d="M50 62v32M50 88c-12 0-18-6-20-14 12 0 19 5 20 14zM50 84c10-1 16-6 18-13-11 0-17 5-18 13z"
        stroke="#0d6b4a"
        strokeWidth="3"
        fill="url(#ls-leaf)"
      />
      {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((angle) => (
        <ellipse
          key={angle}
          cx="50"
          cy="20"
          rx="11"
          ry="13"
          fill="url(#ls-orange)"
          transform={`rotate(${angle} 50 44)`}
        />
      ))}
      {[15, 60, 105, 150, 195, 240, 285, 330].map((angle) => (
        <ellipse
          key={angle}
          cx="50"
          cy="28"
          rx="9.5"
          ry="11"
          fill="url(#ls-gold)"
          transform={`rotate(${angle} 50 44)`}
        />
      ))}
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <ellipse
          key={angle}
          cx="50"
          cy="36"
          rx="7"
          ry="8.5"
          fill="#ffd55a"
          transform={`rotate(${angle} 50 44)`}
        />
      ))}
      <circle cx="50" cy="44" r="7" fill="#e2780c" />
    </>
  ),
  spool: (
    <g transform="rotate(-32 50 50)">
      <rect x="2" y="45.5" width="96" height="9" rx="4.5" fill="url(#ls-wood)" />
      <rect x="24" y="24" width="52" height="52" rx="9" fill="url(#ls-rose)" />
      {[31, 38, 45, 52, 59, 66].map((x) => (
        <path
          key={x}
          d={`M${x} 25q5 25 0 50`}
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="2"
          fill="none"
        />
      ))}
      <rect x="17" y="15" width="10" height="70" rx="5" fill="url(#ls-gold)" />
      <rect x="73" y="15" width="10" height="70" rx="5" fill="url(#ls-gold)" />
      <path d="M70 26c14-14 22-12 28-22" stroke="#ffb3c7" strokeWidth="2" fill="none" />
    </g>
  ),
  lantern: (
    <>
      <path d="M30 30C22 6 78 6 70 30" stroke="#9fb3d1" strokeWidth="3.5" fill="none" />
      <path d="M39 22h22l5 12H34z" fill="url(#ls-steel)" />
      <path d="M33 34h34c7 12 7 26 0 38H33c-7-12-7-26 0-38z" fill="url(#ls-glow)" />
      <path d="M50 38c10 10 11 19 6 26-3 5-9 5-12 0-5-7-2-14 6-26z" fill="#ff8a1f" />
      <path d="M50 50c5 6 5 11 2 15h-4c-4-4-2-10 2-15z" fill="#fff3b8" />
      <path d="M29 36v34M71 36v34" stroke="#7d93b5" strokeWidth="3" />
      <path d="M30 72h40l6 16H24z" fill="url(#ls-steel)" />
      <rect x="21" y="86" width="58" height="7" rx="3.5" fill="#6a80a3" />
    </>
  ),
  mango: (
    <>
      <path d="M58 18c30 2 38 32 24 52-15 22-50 26-62 8C8 58 30 16 58 18z" fill="url(#ls-mango)" />
      <path
        d="M75 32c8 12 6 28-4 38"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M57 19C56 12 58 8 62 4" stroke="#6d4621" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path d="M60 12C44-2 26 4 18 16c16 8 32 6 42-4z" fill="url(#ls-leaf)" />
      <path d="M24 15c12 1 24 0 34-3" stroke="#bdf0c5" strokeOpacity=".7" strokeWidth="1.8" fill="none" />
    </>
  ),
  cloud: (
    <>
      <path
        d="M27 62C10 62 8 40 25 38c1-20 31-25 38-7 17-5 29 12 18 24-3 5-8 7-13 7z"
        fill="url(#ls-cloud)"
      />
      <path
        d="M25 40c4-4 9-5 14-3M62 32c-6 1-9 5-10 9"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      {[
        [28, 70],
        [45, 76],
        [62, 70],
        [36, 88],
        [54, 92],
      ].map(([x, y]) => (
        <path
          key={`${x}`}
          d={`M${x} ${(y ?? 0) - 7}c5 6 6 9 3 12-2 2-5 2-7 0-3-3-1-6 4-12z`}
          fill="url(#ls-water)"
        />
      ))}
    </>
  ),
  leaf: (
    <>
      <path
        d="M50 94C20 76 6 54 12 34c5-16 27-19 38-4 11-15 33-12 38 4 6 20-8 42-38 60z"
        fill="url(#ls-leaf)"
      />
      <path
        d="M50 30v60M50 44 28 34M50 44l22-10M50 58 22 50M50 58l28-8M50 72 30 66M50 72l20-6"
        stroke="#b8f0c2"
        strokeOpacity=".55"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M50 31c0-10 4-17 12-23" stroke="#2c9c5d" strokeWidth="4.5" fill="none" strokeLinecap="round" />
    </>
  ),
  kite: (
    <>
      <path d="M50 76c-10 8 8 12-2 22" stroke="#ffe6b0" strokeWidth="2.5" fill="none" strokeLinecap="round" />
      <path d="M50 4 10 40l40 38z" fill="url(#ls-kite-left)" />
      <path d="m50 4 40 36-40 38z" fill="url(#ls-kite-right)" />
      <path d="M50 4 30 22l20 18 20-18z" fill="#fff6dc" fillOpacity=".92" />
      <path d="M10 40q40-22 80 0M50 4v74" stroke="#5b2a12" strokeWidth="2.6" fill="none" />
      <circle cx="50" cy="22" r="6" fill="url(#ls-coral)" />
      <path d="m50 78-12 14h8l4-8 4 8h8z" fill="url(#ls-gold)" />
    </>
  ),
  drum: (
    <g transform="rotate(-12 50 50)">
      <path d="M22 22q28-12 56 0 12 28 0 56-28 12-56 0-12-28 0-56z" fill="url(#ls-coral)" />
      <path
        d="m24 24 13 52 13-56 13 56 13-52M24 76l13-52 13 58 13-58 13 52"
        stroke="#ffe2a8"
        strokeWidth="2.6"
        fill="none"
        strokeLinejoin="round"
      />
      <ellipse cx="20" cy="50" rx="11" ry="31" fill="url(#ls-cream)" stroke="#8a4b1f" strokeWidth="3" />
      <ellipse cx="80" cy="50" rx="11" ry="31" fill="url(#ls-cream)" stroke="#8a4b1f" strokeWidth="3" />
      <ellipse cx="80" cy="50" rx="5" ry="14" fill="#4a2a16" />
      <rect x="45" y="14" width="10" height="72" rx="5" fill="url(#ls-gold)" />
    </g>
  ),
};

const GRADIENTS: readonly (readonly [string, string, string])[] = [
  ['coral', '#ff8a70', '#c9342f'],
  ['cream', '#fff6df', '#e8c58c'],
  ['wood', '#b9763b', '#6b3a18'],
  ['leaf', '#4fd08a', '#0f7a52'],
  ['pink', '#ff9ccb', '#d94f95'],
  ['petal', '#ffc4e1', '#f07ab4'],
  ['pale', '#fff3fa', '#ffa9d2'],
  ['orange', '#ff9d2e', '#e0640a'],
  ['gold', '#ffdc73', '#f09a17'],
  ['rose', '#ff6f9f', '#b3245f'],
  ['steel', '#a9bddb', '#5d7397'],
  ['glow', '#fff2b0', '#ffb340'],
  ['mango', '#ffd84a', '#f0791c'],
  ['cloud', '#c5d6f5', '#6f8cc4'],
  ['water', '#9be0ff', '#2f8fe0'],
  ['kite-left', '#ff7a59', '#d92f52'],
  ['kite-right', '#34d3a4', '#0f7fb8'],
];

/** Put once on the page; zero-sized rather than hidden, because hidden gradients paint nothing. The reels get it as dots. */
export function SymbolSheet() {
  const sheet = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (sheet.current) void giveDots(sheet.current);
  }, []);
  return (
    <svg ref={sheet} className="ls-sheet" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {GRADIENTS.map(([name, from, to]) => (
          <linearGradient key={name} id={`ls-${name}`} x1="0" y1="0" x2=".35" y2="1">
            <stop offset="0" stopColor={from} />
            <stop offset="1" stopColor={to} />
          </linearGradient>
        ))}
      </defs>
      {Object.entries(ART).map(([name, drawing]) => (
        <symbol key={name} id={`ls-symbol-${name}`} viewBox="0 0 100 100">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

export function SymbolArt({ symbol }: { symbol: SlotSymbol }) {
  return (
    <svg className="ls-symbol" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <use href={`#ls-symbol-${symbol}`} />
    </svg>
  );
}

const pictureName = (symbol: string) => `--ls-${symbol}` as const;

/** A symbol on the reels, where three hundred of them stand. */
export function ReelSymbol({ symbol }: { symbol: SlotSymbol }) {
  const picture: CSSProperties = { backgroundImage: `var(${pictureName(symbol)})` };
  return <div className="ls-symbol ls-dots" style={picture} />;
}

const REELS = 5;
const ROWS = 3;

async function giveDots(sheet: SVGSVGElement): Promise<void> {
  const pixels = placePixels(REELS, ROWS);
  const gradients = sheet.querySelector('defs')?.outerHTML ?? '';
  const drawings = Object.keys(ART).map((symbol): [`--${string}`, string] => {
    const paths = sheet.querySelector(`#ls-symbol-${symbol}`)?.innerHTML ?? '';
    return [
      pictureName(symbol),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${pixels}" height="${pixels}">${gradients}${paths}</svg>`,
    ];
  });
  const addresses = await drawnOnce(
    drawings.map(([, svg]) => svg),
    pixels,
  );
  const reels = sheet.closest('.gf-screen')?.querySelectorAll<HTMLElement>('.ls-reel') ?? [];
  for (const reel of reels) {
    // One reel a frame.
    await new Promise(requestAnimationFrame);
    for (const [name, svg] of drawings) reel.style.setProperty(name, `url("${addresses.get(svg)}")`);
  }
}
