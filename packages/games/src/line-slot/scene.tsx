/** The ground at night: moon, floodlights, river, far palms, kites on their strings. Colours come from the skin. */
export function Scene() {
  return (
    <div className="ls-scene" aria-hidden="true">
      <FlyingKite place="a" />
      <FlyingKite place="b" />
      <FlyingKite place="c" />
      <Mast side="left" />
      <Mast side="right" />
      <svg
        className="ls-ground"
        viewBox="0 0 1440 320"
        preserveAspectRatio="xMidYMax slice"
        focusable="false"
      >
        <path className="ls-far" d="M0 96q160-64 330-30t300-14 260 16 260-30 290 26v270H0z" />
        <g className="ls-palms">
          {PALMS.map(([x, y, scale]) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
              <path d="M-4 0q7-46 0-92h7q7 46 1 92z" />
              <path d="M0-90c-22-18-44-10-52 6 18-7 36-8 52-6zM0-90c22-18 44-10 52 6-18-7-36-8-52-6zM0-92c-16-22-10-40 2-48 8 14 7 32-2 48zM0-91c-30-4-44 12-44 32 12-15 28-25 44-32zM0-91c30-4 44 12 44 32-12-15-28-25-44-32z" />
            </g>
          ))}
        </g>
        <path className="ls-river" d="M0 188q360-36 720-8t720-12v152H0z" />
        <path
          className="ls-ripple"
          d="M90 228q60-10 120 0M420 214q50-8 100 0M560 262q80-12 160 0M900 226q70-10 140 0M1180 268q60-8 120 0M240 282q60-8 120 0M760 206q40-6 80 0"
        />
        <path
          className="ls-boat"
          d="M632 200c26 10 76 10 102-2-8 20-24 28-40 28h-26c-16 0-30-10-36-26zM684 140v58l-34-2c2-22 14-44 34-56zM690 150c20 10 30 26 30 46l-30 2z"
        />
      </svg>
    </div>
  );
}

function FlyingKite({ place }: { place: 'a' | 'b' | 'c' }) {
  return (
    <svg className={`ls-kite ls-kite-${place}`} viewBox="0 0 120 420" focusable="false">
      <path className="ls-string" d="M60 60q-14 180-58 356" />
      <path className="ls-kite-sail" d="m60 4 46 50-46 62-46-62z" />
      <path className="ls-kite-half" d="m60 4 46 50-46 62z" />
      <path className="ls-kite-cross" d="M14 54q46-24 92 0M60 4v112" />
      <path className="ls-kite-tail" d="m60 116-16 18h10l6-10 6 10h10z" />
    </svg>
  );
}

/** A floodlight of the stadium. */
function Mast({ side }: { side: 'left' | 'right' }) {
  return (
    <svg className={`ls-mast ls-mast-${side}`} viewBox="0 0 200 700" focusable="false">
      <defs>
        <radialGradient id={`ls-lamp-${side}`}>
          <stop offset="0" className="ls-lamp-stop" stopOpacity=".5" />
          <stop offset="1" className="ls-lamp-stop" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path className="ls-pole" d="M94 120h12l10 580H84z" />
      <circle cx="100" cy="92" r="100" fill={`url(#ls-lamp-${side})`} />
      <rect className="ls-pole" x="52" y="56" width="96" height="72" rx="8" />
      {[72, 100, 128].map((x) => (
        <g key={x} className="ls-lamp">
          <circle cx={x} cy="76" r="10" />
          <circle cx={x} cy="108" r="10" />
        </g>
      ))}
    </svg>
  );
}

const PALMS: readonly (readonly [number, number, number])[] = [
  [70, 84, 1],
  [150, 78, 0.7],
  [610, 66, 0.75],
  [655, 70, 0.55],
  [860, 74, 0.8],
  [1250, 70, 0.72],
  [1340, 72, 1.05],
];
