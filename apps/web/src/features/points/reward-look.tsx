import type { PointReward } from '@maidan/contract/points/point-mall.ts';
import type { ReactNode } from 'react';

type Look = PointReward['look'];

/** Flat drawings in the colours of the look, on a field of their own. */
const FIELDS: Readonly<Record<Look, string>> = {
  coins: '#4a3210',
  kite: '#12395a',
  umbrella: '#3a1f52',
  cup: '#5a2117',
  shirt: '#0f4a3c',
  lamp: '#4f3a08',
};

const DRAWINGS: Readonly<Record<Look, ReactNode>> = {
  coins: (
    <>
      {[0, 1, 2, 3].map((n) => (
        <ellipse
          key={n}
          cx="130"
          cy={128 - n * 14}
          rx="38"
          ry="13"
          fill={n % 2 === 0 ? '#f2b632' : '#ffd264'}
        />
      ))}
      {[0, 1].map((n) => (
        <ellipse
          key={n}
          cx="196"
          cy={128 - n * 14}
          rx="34"
          ry="12"
          fill={n % 2 === 0 ? '#e09f1f' : '#f7c64f'}
        />
      ))}
      <ellipse cx="130" cy="86" rx="22" ry="6" fill="#fff0bd" />
    </>
  ),
  kite: (
    <>
      <path d="M160 22 214 78 160 134 106 78Z" fill="#ff6b4a" />
      <path d="M160 22 214 78 160 78Z" fill="#ffb03a" />
      <path d="M106 78 160 78 160 134Z" fill="#ffd264" />
      <path
        d="M160 134c-12 14 14 16 2 30s14 16 2 26"
        fill="none"
        stroke="#ffe9b8"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  umbrella: (
    <>
      <path
        d="M78 96a82 72 0 0 1 164 0c-14-14-41-14-54 0-14-14-42-14-56 0-13-14-40-14-54 0Z"
        fill="#c77dff"
      />
      <path d="M132 96c0-40 14-62 28-72 14 10 28 32 28 72-14-14-42-14-56 0Z" fill="#e0b3ff" />
      <path
        d="M160 88v62a14 14 0 0 0 28 0"
        fill="none"
        stroke="#f6e7ff"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </>
  ),
  cup: (
    <>
      <path d="M104 70h100v44a38 38 0 0 1-38 38h-24a38 38 0 0 1-38-38Z" fill="#ffcf9e" />
      <path d="M204 82h14a18 18 0 0 1 0 36h-14" fill="none" stroke="#ffcf9e" strokeWidth="10" />
      <path d="M104 70h100v14H104Z" fill="#b5562e" />
      <path
        d="M132 54c-8-12 8-16 0-30M160 54c-8-12 8-16 0-30"
        fill="none"
        stroke="#ffe5cf"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  shirt: (
    <>
      <path d="M124 36 84 58l14 34 18-8v70h88V84l18 8 14-34-40-22a36 24 0 0 1-72 0Z" fill="#46d3a5" />
      <path d="M116 112h88v14h-88Z" fill="#0f4a3c" opacity="0.55" />
      <path d="M124 36a36 24 0 0 0 72 0l-8-4a28 17 0 0 1-56 0Z" fill="#bdf5e1" />
    </>
  ),
  lamp: (
    <>
      <path d="M100 118c20 26 100 26 120 0l18-14-30 2c-24-12-72-12-96 0Z" fill="#d98e2b" />
      <path d="M150 96c-4-26 22-34 12-62 24 18 30 44 6 62Z" fill="#ffd264" />
      <path d="M158 94c-2-14 10-18 8-32 10 12 12 24 0 32Z" fill="#fff6da" />
    </>
  ),
};

/** What a reward looks like where the house sent no picture; its title says it in words. */
export function RewardLook({ look }: { look: Look }) {
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true" className="block aspect-[320/190] w-full">
      <rect width="320" height="190" fill={FIELDS[look]} />
      <circle cx="160" cy="90" r="84" fill="#fff" opacity="0.07" />
      <circle cx="160" cy="90" r="60" fill="#fff" opacity="0.06" />
      {DRAWINGS[look]}
    </svg>
  );
}
