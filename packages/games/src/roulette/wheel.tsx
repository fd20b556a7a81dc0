import type { Language } from '@maidan/contract/languages.ts';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { figure } from '#screen-parts/numbers.ts';
import { colourOf, POCKETS, WHEEL } from './spots.ts';

export type WheelHandle = {
  /** Ends with the number under the mark. */
  roll: (number: number, ms: number) => Promise<void>;
};

const STEP_DEGREES = 360 / POCKETS;
const TURNS = 3;
const BALL_TURNS = 5;

export function Wheel({ ref, language }: { ref: Ref<WheelHandle>; language: Language }) {
  const wheel = useRef<SVGGElement>(null);
  const ball = useRef<SVGGElement>(null);
  const turned = useRef(0);
  useImperativeHandle(ref, () => ({
    async roll(number, ms) {
      const from = turned.current;
      const rest = -WHEEL.indexOf(number) * STEP_DEGREES;
      const to = Math.ceil(from / 360) * 360 + TURNS * 360 + rest;
      turned.current = ((to % 360) + 360) % 360;
      const options = { duration: ms, easing: 'cubic-bezier(.18,.6,.2,1)', fill: 'forwards' } as const;
      const turning = wheel.current?.animate(
        [{ transform: `rotate(${from % 360}deg)` }, { transform: `rotate(${to - from + (from % 360)}deg)` }],
        options,
      );
      ball.current?.animate(
        [
          { transform: `rotate(${BALL_TURNS * 360}deg) translateY(-186px)`, opacity: 1 },
          { transform: `rotate(${BALL_TURNS * 90}deg) translateY(-186px)`, opacity: 1, offset: 0.62 },
          { transform: 'rotate(40deg) translateY(-150px)', opacity: 1, offset: 0.84 },
          { transform: 'rotate(0deg) translateY(-122px)', opacity: 1 },
        ],
        { ...options, easing: 'ease-out' },
      );
      await turning?.finished.catch(() => undefined);
    },
  }));
  return (
    <svg className="rl-wheel" viewBox="-220 -220 440 440" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="rl-wood" r=".5">
          <stop offset=".62" stopColor="#6d3b1c" />
          <stop offset=".9" stopColor="#3c1d0d" />
          <stop offset="1" stopColor="#7c4a26" />
        </radialGradient>
        <linearGradient id="rl-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffe7a6" />
          <stop offset=".45" stopColor="#b3832f" />
          <stop offset="1" stopColor="#f5d27f" />
        </linearGradient>
        <radialGradient id="rl-hub" cx=".4" cy=".35">
          <stop offset="0" stopColor="#fff1c4" />
          <stop offset="1" stopColor="#8d5f1d" />
        </radialGradient>
      </defs>
      <circle r="214" fill="url(#rl-wood)" />
      <circle r="214" fill="none" stroke="url(#rl-brass)" strokeWidth="5" />
      <circle r="172" fill="none" stroke="url(#rl-brass)" strokeWidth="4" />
      <g ref={wheel}>
        {WHEEL.map((number, place) => (
          <g key={number} transform={`rotate(${place * STEP_DEGREES})`}>
            <path className={`rl-pocket rl-${colourOf(number)}`} d={sector(170, 104)} />
            <text className="rl-pocket-text" y="-147">
              {figure(number, language)}
            </text>
          </g>
        ))}
        <circle r="104" fill="#4a2512" />
        <circle r="104" fill="none" stroke="url(#rl-brass)" strokeWidth="3" />
        {[0, 45, 90, 135].map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path
              d="M0-92C14-60 14-30 0 0-14-30-14-60 0-92zM0 92C14 60 14 30 0 0-14 30-14 60 0 92z"
              fill="#6d3b1c"
            />
          </g>
        ))}
        {[0, 90, 180, 270].map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M-4-20h8l2-46h-12z" fill="url(#rl-brass)" />
            <circle cy="-70" r="9" fill="url(#rl-hub)" />
          </g>
        ))}
        <circle r="26" fill="url(#rl-hub)" />
      </g>
      <g ref={ball} className="rl-ball">
        <circle r="8.500" fill="#fff" />
        <circle cx="-2.500" cy="-2.500" r="3" fill="#fff" stroke="#cfd6e4" strokeWidth=".6" />
      </g>
      <path d="M-9-219h18L0-199z" fill="#fff1c4" stroke="#5a3410" strokeWidth="1.500" />
    </svg>
  );
}

/** A pocket around twelve o'clock. */
function sector(outer: number, inner: number): string {
  const half = (STEP_DEGREES / 2 / 180) * Math.PI;
  const at = (radius: number, side: number) =>
    `${(Math.sin(half) * radius * side).toFixed(2)} ${(-Math.cos(half) * radius).toFixed(2)}`;
  return `M${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}z`;
}
