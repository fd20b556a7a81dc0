import type { Side } from './contest.ts';

/** A rooster of folded paper on a kite string, facing right. The one of wala is turned round by the arena. */
export function PaperRooster({ side }: { side: Side }) {
  return (
    <svg className="kr-rooster" data-side={side} viewBox="0 0 200 210" aria-hidden="true" focusable="false">
      <path className="kr-string" d="M108 150q-6 30-2 60" />
      <g className="kr-tail">
        <path d="M78 118Q40 96 34 24q34 28 56 78z" className="kr-deep" />
        <path d="M76 122Q26 112 8 52q44 12 76 58z" className="kr-mid" />
        <path d="M74 128Q22 132 0 88q44-6 80 30z" className="kr-light" />
        <path d="M74 134q-44 18-66-8 34-14 72-4z" className="kr-gold" />
      </g>
      <path d="M66 122l36-30 42 4 10 36-38 30-38-14z" className="kr-mid" />
      <path d="M144 96l10 36-38 30 4-40z" className="kr-light" />
      <path d="M66 122l54 0-4 40-38-14z" className="kr-deep" />
      <path d="M116 96l24-46 22 10-12 50-28 12z" className="kr-mid" />
      <path d="M140 50l22 10-12 50-8-22z" className="kr-light" />
      <path d="M138 48l26-8 10 20-26 10z" className="kr-mid" />
      <path d="M164 40l10 20-26 10z" className="kr-light" />
      <path d="M170 50l20 9-18 7z" className="kr-beak" />
      <path d="M138 48l-2-20 12 10 4-18 9 16 10-11-1 18z" className="kr-comb" />
      <path d="M164 64q12 8 4 20-10-6-10-18z" className="kr-comb" />
      <circle cx="160" cy="54" r="4.500" fill="#fff8ea" />
      <circle cx="161" cy="54" r="2.400" fill="#1c1430" />
      <g className="kr-wing">
        <path d="M92 108l44-2-12 34-44 10z" className="kr-light" />
        <path d="M92 108l32 32-44 10z" className="kr-gold" />
        <path d="M136 106l-12 34-14-14z" className="kr-mid" />
      </g>
      <path d="M66 122l78-26M116 162l0-66" className="kr-spar" />
    </svg>
  );
}
