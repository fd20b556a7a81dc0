import type { Promotion } from '@maidan/contract/rewards/promotions/promotion.ts';
import type { ReactNode } from 'react';

type Look = { from: string; to: string; glow: string };

/** Flat drawings on a field of their own; what they say stands in words beside them. */
const LOOKS: Readonly<Record<string, Look>> = {
  rebate: { from: '#0e3b34', to: '#14594b', glow: '#46d3a5' },
  cashback: { from: '#14305c', to: '#1f4a86', glow: '#8fb5ff' },
  deposit: { from: '#4a3210', to: '#6d4a14', glow: '#ffd264' },
  gift: { from: '#4d1c34', to: '#74284c', glow: '#ff9ab8' },
  raffle: { from: '#3a1f52', to: '#563079', glow: '#d9a6ff' },
  rounds: { from: '#4a1a12', to: '#7a2f1c', glow: '#ffb08a' },
  asked: { from: '#123a4d', to: '#1b5a70', glow: '#8be0f0' },
  locked: { from: '#23304f', to: '#3a4f80', glow: '#ffd264' },
};
const OTHER: Look = { from: '#1b2540', to: '#2c3d6b', glow: '#fbbf57' };

const coin = (x: number, y: number, r: number): ReactNode => (
  <g key={`${x} ${y}`}>
    <ellipse cx={x} cy={y + r * 0.16} rx={r} ry={r * 0.36} fill="#c98412" />
    <ellipse cx={x} cy={y} rx={r} ry={r * 0.36} fill="#ffd264" />
    <ellipse cx={x} cy={y} rx={r * 0.66} ry={r * 0.22} fill="#f2b632" />
  </g>
);

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  rebate: (
    <>
      <path
        d="M92 120a70 70 0 1 1 20 38"
        fill="none"
        stroke="#46d3a5"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <path d="m84 142 30 22-34 12Z" fill="#46d3a5" />
      <path d="m138 140 48-60" stroke="#f6fff9" strokeWidth="12" strokeLinecap="round" />
      <circle cx="142" cy="90" r="13" fill="none" stroke="#ffd264" strokeWidth="10" />
      <circle cx="182" cy="130" r="13" fill="none" stroke="#ffd264" strokeWidth="10" />
    </>
  ),
  cashback: (
    <>
      <rect x="84" y="70" width="152" height="84" rx="12" fill="#5a8ff0" />
      <rect x="84" y="86" width="152" height="14" fill="#14305c" opacity="0.55" />
      <path
        d="M250 62a88 88 0 0 0-150-26"
        fill="none"
        stroke="#ffd264"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="m92 20 2 34 30-14Z" fill="#ffd264" />
      {coin(198, 138, 26)}
      {coin(198, 124, 26)}
    </>
  ),
  deposit: (
    <>
      {[0, 1, 2].map((n) => coin(104, 142 - n * 15, 32))}
      {[0, 1, 2, 3, 4].map((n) => coin(164, 148 - n * 15, 32))}
      {[0, 1, 2, 3, 4, 5, 6].map((n) => coin(224, 152 - n * 15, 32))}
      <path
        d="M92 74 150 40l34 14 46-34"
        fill="none"
        stroke="#fff3cf"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  gift: (
    <>
      <rect x="98" y="88" width="124" height="76" rx="8" fill="#ff7fa3" />
      <rect x="90" y="66" width="140" height="28" rx="7" fill="#ff9ab8" />
      <rect x="148" y="66" width="24" height="98" fill="#ffd264" />
      <path
        d="M160 66c-12-34-58-40-54-14 2 14 30 16 54 14Zm0 0c12-34 58-40 54-14-2 14-30 16-54 14Z"
        fill="#ffe08a"
      />
      <path
        d="M160 66c-8-20-34-24-36-12-1 8 18 12 36 12Zm0 0c8-20 34-24 36-12 1 8-18 12-36 12Z"
        fill="#74284c"
        opacity="0.45"
      />
    </>
  ),
  rounds: (
    <>
      <rect x="80" y="44" width="160" height="112" rx="16" fill="#ffb08a" />
      <rect x="90" y="58" width="140" height="84" rx="8" fill="#4a1a12" />
      {[96, 142, 188].map((x, n) => (
        <g key={x}>
          <rect x={x} y="62" width="36" height="76" rx="5" fill="#fff3e6" />
          {n === 0 && <path d="m114 82 6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z" fill="#f2b632" />}
          {n === 1 && <path d="M160 80 174 100 160 120 146 100Z" fill="#ff6b4a" />}
          {n === 2 && <circle cx="206" cy="100" r="14" fill="#46b3d3" />}
        </g>
      ))}
      <path d="M250 76v48" stroke="#ffd264" strokeWidth="9" strokeLinecap="round" />
      <circle cx="250" cy="68" r="12" fill="#ff6b4a" />
    </>
  ),
  asked: (
    <>
      <rect x="86" y="58" width="148" height="98" rx="10" fill="#8be0f0" />
      <path d="m86 68 74 54 74-54v-2a10 10 0 0 0-10-8H96a10 10 0 0 0-10 10Z" fill="#c6f3fa" />
      <path d="M160 122 86 68v6l74 56 74-56v-6Z" fill="#1b5a70" opacity="0.35" />
      <circle cx="160" cy="126" r="20" fill="#ff7fa3" />
      <path
        d="m150 126 7 7 13-14"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  locked: (
    <>
      <path d="M92 96c0-30 30-44 68-44s68 14 68 44Z" fill="#c98a3a" />
      <rect x="92" y="96" width="136" height="62" rx="6" fill="#a86a24" />
      <path d="M92 96h136v12H92Z" fill="#6b4012" />
      <path d="M116 62v96M204 62v96" stroke="#ffd264" strokeWidth="8" />
      <rect x="142" y="88" width="36" height="38" rx="7" fill="#ffd264" />
      <circle cx="160" cy="102" r="6" fill="#6b4012" />
      <path d="M160 104v12" stroke="#6b4012" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  raffle: (
    <>
      {[-16, 4].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 160 100)`}>
          <path
            d="M84 68h152v22a12 12 0 0 0 0 24v22H84v-22a12 12 0 0 0 0-24Z"
            fill={turn < 0 ? '#a86be0' : '#e8c8ff'}
          />
          <path
            d="M196 74v56"
            stroke="#563079"
            strokeWidth="4"
            strokeDasharray="6 7"
            opacity={turn < 0 ? 0 : 0.7}
          />
          <path
            d="m140 82 7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2Z"
            fill="#f2b632"
            opacity={turn < 0 ? 0 : 1}
          />
        </g>
      ))}
    </>
  ),
};

/** A number that is always the same for a name, so that two of a kind do not look alike. */
function turnOf(code: string): number {
  let sum = 7;
  for (const letter of code) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return sum;
}

/** Gifts differ in how they come: in rounds, for the asking, or locked. */
function motifOf({ type, terms }: Promotion): string {
  if (terms.payment === 'rounds') return 'rounds';
  if (type !== 'gift') return type;
  if (terms.byApplication) return 'asked';
  return terms.payment === 'locked' ? 'locked' : type;
}

/** PRO-01: a picture drawn for its kind, with a sky of its own. */
export function PromotionArt({ promotion }: { promotion: Promotion }) {
  const { code } = promotion;
  const motif = motifOf(promotion);
  const { from, to, glow } = LOOKS[motif] ?? OTHER;
  const turn = turnOf(code);
  const id = `art-${code}`;
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className="block size-full"
    >
      <linearGradient id={id} x1={turn % 2} y1="0" x2={1 - (turn % 2)} y2="1">
        <stop offset="0" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect width="320" height="180" fill={`url(#${id})`} />
      <g stroke={glow} strokeWidth="16" opacity="0.08" transform={`rotate(${turn % 60} 160 96)`}>
        {[0, 30, 60, 90, 120, 150].map((angle) => (
          <path key={angle} d="M-60 96h440" transform={`rotate(${angle} 160 96)`} />
        ))}
      </g>
      <circle cx="160" cy="98" r="86" fill={glow} opacity="0.1" />
      {Array.from({ length: 7 }, (_, n) => (
        <circle
          key={n}
          cx={(turn * (n + 3) * 13) % 320}
          cy={(turn * (n + 5) * 7) % 180}
          r={2 + ((turn + n) % 3)}
          fill={glow}
          opacity="0.55"
        />
      ))}
      {DRAWINGS[motif] ?? coin(160, 100, 44)}
    </svg>
  );
}
