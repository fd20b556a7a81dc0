import type { Variant } from './prize-tables.ts';

/** Each card has its place: the fair at dusk, the landing on the river, the goldsmith's lane. */
export function Scene({ variant }: { variant: Variant }) {
  return (
    <div className="sc-scene" aria-hidden="true">
      <svg className="sc-back" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" focusable="false">
        {variant === 'fair' && <Fair />}
        {variant === 'river' && <River />}
        {variant === 'gold' && <Lane />}
        <g className="sc-garlands">
          {LIGHTS.map(([x, y, colour]) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <circle r="26" className="sc-glow" data-colour={colour} />
              <path d="M-9-10h18l3 14q-3 8-12 8t-12-8z" className="sc-lamp" data-colour={colour} />
            </g>
          ))}
          <path className="sc-wire" d="M0 40Q180 150 360 70T720 70t360 0 360-30" />
        </g>
      </svg>
    </div>
  );
}

function Fair() {
  return (
    <>
      <g className="sc-wheel" transform="translate(1190 430)">
        <circle r="210" />
        <circle r="150" />
        <path d="M-210 0h420M0-210v420M-148-148l296 296M148-148-148 148M0 0l-120 330M0 0l120 330" />
      </g>
      <g>
        {[0, 1, 2, 3, 4, 5, 6].map((stripe) => (
          <path
            key={stripe}
            className={stripe % 2 === 0 ? 'sc-tent' : 'sc-tent-light'}
            d={`M240 330L${stripe * 70 - 20} 560h70z`}
          />
        ))}
        <path className="sc-tent-wall" d="M-10 560h490v340H-10z" />
      </g>
      <path className="sc-ground" d="M0 700q360-40 720-10t720-20v230H0z" />
    </>
  );
}

function River() {
  return (
    <>
      <circle className="sc-sun" cx="1120" cy="330" r="90" />
      <path className="sc-tent-wall" d="M0 520q300-60 700-30t740-40v80H0z" />
      <path className="sc-water" d="M0 510h1440v390H0z" />
      <path
        className="sc-ripple"
        d="M90 590q60-10 120 0M420 640q50-8 100 0M900 600q70-10 140 0M1180 680q60-8 120 0M240 740q60-8 120 0M700 720q60-8 120 0M1000 780q60-8 120 0"
      />
      <path
        className="sc-boat"
        d="M120 620c60 26 190 26 260-6-20 54-60 72-104 72h-64c-40 0-76-26-92-66zM250 430v186l-86-6c6-70 36-130 86-180zM262 460c52 30 78 80 78 146l-78 6z"
      />
    </>
  );
}

function Lane() {
  return (
    <>
      {[0, 1, 2, 3, 4].map((arch) => (
        <g key={arch} transform={`translate(${arch * 300 - 30} 0)`}>
          <path className="sc-tent-wall" d="M0 200h280v700H0z" />
          <path className="sc-arch" d="M50 900V520q0-120 90-170 90 50 90 170v380z" />
          <path className="sc-tent-light" d="M0 190h280v18H0z" />
        </g>
      ))}
      <path className="sc-ground" d="M0 760h1440v140H0z" />
    </>
  );
}

const LIGHTS: readonly (readonly [number, number, number])[] = [
  [80, 92, 0],
  [200, 118, 1],
  [320, 96, 2],
  [440, 66, 3],
  [560, 60, 0],
  [680, 74, 1],
  [800, 82, 2],
  [920, 84, 3],
  [1040, 84, 0],
  [1160, 66, 1],
  [1280, 52, 2],
  [1390, 56, 3],
];
