/** The ground at night: sky, moon, floodlights, river, far trees, kites on their strings. Colours come from the skin. */
export function Scene() {
  return (
    <svg
      className="ls-scene"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="ls-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="ls-sky-top" />
          <stop offset=".62" className="ls-sky-mid" />
          <stop offset="1" className="ls-sky-low" />
        </linearGradient>
        <radialGradient id="ls-moon-glow">
          <stop offset="0" className="ls-moon-stop" stopOpacity=".55" />
          <stop offset="1" className="ls-moon-stop" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ls-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="ls-moon-stop" stopOpacity=".28" />
          <stop offset="1" className="ls-moon-stop" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="1440" height="900" fill="url(#ls-sky)" />
      <g className="ls-stars">
        {STARS.map(([x, y, size]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={size} />
        ))}
      </g>
      <circle cx="1150" cy="150" r="210" fill="url(#ls-moon-glow)" />
      <circle cx="1150" cy="150" r="52" className="ls-moon" />
      <path d="M150 250 -120 900h520zM1290 330l-290 570h520z" fill="url(#ls-beam)" />
      <path className="ls-far" d="M0 690q120-46 260-22t240-12 250 8 260-20 220 14 210-8v250H0z" />
      <g className="ls-trees">
        {[70, 190, 560, 930, 1180, 1370].map((x, index) => (
          <g key={x} transform={`translate(${x} ${index % 2 ? 688 : 672}) scale(${index % 2 ? 0.8 : 1})`}>
            <path d="M-3 0q5-40 0-78h6q5 40 1 78z" />
            <path d="M0-76c-20-16-38-10-46 4 16-6 32-6 46-4zM0-76c20-16 38-10 46 4-16-6-32-6-46-4zM0-78c-14-20-8-34 2-42 6 12 6 28-2 42zM0-77c-26-4-38 10-38 26 10-12 24-20 38-26zM0-77c26-4 38 10 38 26-10-12-24-20-38-26z" />
          </g>
        ))}
      </g>
      <path className="ls-river" d="M0 760q360-40 720-8t720-12v160H0z" />
      <path
        className="ls-ripple"
        d="M120 800q60-10 120 0M520 830q80-12 160 0M960 800q70-10 140 0M1180 850q60-8 120 0M260 868q60-8 120 0"
      />
      <g className="ls-kites">
        <path
          className="ls-string"
          d="M250 250q-60 240-190 470M1010 300q90 210 240 420M390 120q-30 300-220 600"
        />
        <path d="m250 200 34 40-34 46-34-46z" className="ls-kite-a" />
        <path d="m390 84 24 29-24 33-24-33z" className="ls-kite-b" />
        <path d="m1010 248 28 34-28 38-28-38z" className="ls-kite-c" />
      </g>
    </svg>
  );
}

const STARS: readonly (readonly [number, number, number])[] = [
  [80, 90, 1.6],
  [210, 60, 1.1],
  [330, 190, 1.3],
  [470, 80, 1.8],
  [560, 210, 1],
  [640, 50, 1.4],
  [720, 140, 1.1],
  [830, 70, 1.7],
  [900, 220, 1.2],
  [990, 110, 1.3],
  [1290, 80, 1.5],
  [1370, 210, 1.2],
  [1400, 60, 1],
  [60, 330, 1.2],
  [430, 340, 1],
  [1240, 330, 1.1],
  [780, 330, 0.9],
  [150, 440, 1],
  [1330, 420, 1.2],
];
