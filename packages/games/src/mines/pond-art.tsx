/** Our own drawings, each on a 100 by 100 ground. They are laid out once and then only pointed at. */
export function PondSheet() {
  return (
    <svg width="0" height="0" className="mn-sheet" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="mn-pad-green" cx=".4" cy=".34" r=".78">
          <stop offset="0" stopColor="#7fd08a" />
          <stop offset=".55" stopColor="#3b9a63" />
          <stop offset="1" stopColor="#1b6148" />
        </radialGradient>
        <radialGradient id="mn-petal" cx=".5" cy=".9" r="1">
          <stop offset="0" stopColor="#fff3f6" />
          <stop offset=".5" stopColor="#ffb3cd" />
          <stop offset="1" stopColor="#ef5d93" />
        </radialGradient>
        <radialGradient id="mn-petal-back" cx=".5" cy=".9" r="1">
          <stop offset="0" stopColor="#ffc6da" />
          <stop offset="1" stopColor="#cf3f7d" />
        </radialGradient>
        <radialGradient id="mn-glow">
          <stop offset="0" stopColor="#ffe9a8" stopOpacity=".85" />
          <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="mn-hide" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8d9a4d" />
          <stop offset=".6" stopColor="#5b6d38" />
          <stop offset="1" stopColor="#34482c" />
        </linearGradient>
      </defs>
      <symbol id="mn-pad" viewBox="0 0 100 100">
        <ellipse cx="52" cy="57" rx="43" ry="38" fill="#001b22" opacity=".35" />
        <path
          d="M50 12c25 0 43 16 43 37 0 22-19 38-43 38S7 71 7 49c0-11 5-20 13-27l29 25L38 14c4-1 8-2 12-2z"
          fill="url(#mn-pad-green)"
        />
        <path
          d="M50 12c25 0 43 16 43 37 0 22-19 38-43 38S7 71 7 49c0-11 5-20 13-27l29 25L38 14c4-1 8-2 12-2z"
          fill="none"
          stroke="#c6f2b8"
          strokeOpacity=".5"
          strokeWidth="1.6"
        />
        <path
          d="M50 48 90 40M50 48l38 20M50 48l18 36M50 48l-8 38M50 48 20 76M50 48 8 54M50 48l20-32"
          stroke="#d6f7c4"
          strokeOpacity=".38"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
        <circle cx="67" cy="33" r="4.500" fill="#fff" opacity=".55" />
        <circle cx="66" cy="31.800" r="1.600" fill="#fff" />
      </symbol>
      <symbol id="mn-lotus" viewBox="0 0 100 100">
        <circle cx="50" cy="52" r="48" fill="url(#mn-glow)" />
        <ellipse cx="50" cy="78" rx="40" ry="11" fill="#1b6148" opacity=".8" />
        <g fill="url(#mn-petal-back)">
          <path d="M50 76C23 77 8 62 5 44c18 0 36 10 45 32z" />
          <path d="M50 76c27 1 42-14 45-32-18 0-36 10-45 32z" />
        </g>
        <g fill="url(#mn-petal)" stroke="#c8427d" strokeOpacity=".4" strokeWidth="1">
          <path d="M50 77C27 71 17 48 20 27c16 8 28 26 30 50z" />
          <path d="M50 77c23-6 33-29 30-50-16 8-28 26-30 50z" />
          <path d="M50 78C35 62 34 34 50 15c16 19 15 47 0 63z" />
          <path d="M50 80c-19 3-33-5-41-19 16-3 32 4 41 19z" />
          <path d="M50 80c19 3 33-5 41-19-16-3-32 4-41 19z" />
        </g>
        <path d="M43 74q7-9 14 0-7 6-14 0z" fill="#ffd45e" />
      </symbol>
      <symbol id="mn-crocodile" viewBox="0 0 100 100">
        <ellipse cx="50" cy="58" rx="45" ry="38" fill="#001b22" opacity=".5" />
        <path
          d="M33 96c-9-10-12-24-9-36 1-6 0-9-2-13-4-9 3-17 12-15 3-8 4-17 7-24 2-6 16-6 18 0 3 7 4 16 7 24 9-2 16 6 12 15-2 4-3 7-2 13 3 12 0 26-9 36z"
          fill="url(#mn-hide)"
        />
        <path
          d="M41 22h5m8 0h5M40 31h4m12 0h4"
          stroke="#2c3d24"
          strokeWidth="2.400"
          strokeLinecap="round"
          opacity=".7"
        />
        <ellipse cx="46" cy="10" rx="2.400" ry="2" fill="#23301d" />
        <ellipse cx="54" cy="10" rx="2.400" ry="2" fill="#23301d" />
        <g fill="#fffbe6">
          <path d="m35 25-5 3 4 3zM65 25l5 3-4 3zM33 34l-5 2 4 4zM67 34l5 2-4 4zM38 15l-5 2 4 4zM62 15l5 2-4 4z" />
        </g>
        <g>
          <circle cx="33" cy="48" r="9" fill="#6f8042" />
          <circle cx="67" cy="48" r="9" fill="#6f8042" />
          <circle cx="33" cy="48" r="6" fill="#ffd23f" />
          <circle cx="67" cy="48" r="6" fill="#ffd23f" />
          <ellipse cx="33" cy="48" rx="1.700" ry="5" fill="#1a1408" />
          <ellipse cx="67" cy="48" rx="1.700" ry="5" fill="#1a1408" />
        </g>
        <g fill="#3c5130">
          <path d="m50 52 5 7H45zM42 66l5 7H37zM58 66l5 7H53zM50 76l5 7H45zM42 86l5 7H37zM58 86l5 7H53z" />
        </g>
        <path
          d="M6 84q8-5 16 0M78 84q8-5 16 0M2 66q6-4 12 0M86 66q6-4 12 0"
          fill="none"
          stroke="#bfe9f2"
          strokeOpacity=".6"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
      </symbol>
    </svg>
  );
}

export type Drawing = 'pad' | 'lotus' | 'crocodile';

export function PondArt({ drawing, className }: { drawing: Drawing; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <use href={`#mn-${drawing}`} />
    </svg>
  );
}
