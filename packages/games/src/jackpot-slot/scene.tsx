const SHOAL = [
  [6, 40, 1],
  [17, 62, 0.7],
  [26, 48, 0.85],
  [70, 44, 0.8],
  [79, 66, 1],
  [90, 52, 0.65],
] as const;

/** The great river before dawn, cut open: boats and the far bank above, the water with what lives in it below. */
export function Scene() {
  return (
    <div className="jp-scene" aria-hidden="true">
      <svg className="jp-bank" viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice" focusable="false">
        <path
          className="jp-far"
          d="M0 96q90-30 190-14 60-34 130-6 90-22 190 4 120-20 230 2 90-30 200-6 110-20 210 4 130-24 290 0v70H0z"
        />
        <path
          className="jp-palm"
          d="M252 84q3-14-1-24m0 0q-16-8-27 3m27-3q-4-14-19-13m19 13q14-12 28-2m-28 2q10 2 14 15M1108 84q-2-14 3-24m0 0q-15-9-26 2m26-2q-4-14-18-13m18 13q14-11 26 0m-26 0q10 3 12 16"
        />
        <g className="jp-fleet">
          <path d="M330 122q50 18 150-2-10 26-38 26h-72q-30 0-40-24z" />
          <path d="M374 124v-22q24-20 48 0v22z" />
          <path d="M960 120q60 20 170-2-10 28-42 28h-82q-36 0-46-26z" />
          <path d="M1012 122v-24q27-22 54 0v24z" />
        </g>
        <g className="jp-lamp">
          <circle cx="398" cy="114" r="6" />
          <circle cx="1039" cy="112" r="7" />
        </g>
      </svg>
      <div className="jp-water">
        <div className="jp-rays" />
        {SHOAL.map(([left, top, size]) => (
          <svg
            key={left}
            className="jp-passing"
            viewBox="0 0 100 60"
            focusable="false"
            style={{ left: `${left}%`, top: `${top}%`, width: `${size * 64}px` }}
          >
            <path d="M2 30C14 12 44 6 68 18l18-13c-3 14-3 34 1 48L68 42C44 54 14 48 2 30z" />
          </svg>
        ))}
        <svg
          className="jp-weed"
          viewBox="0 0 1440 160"
          preserveAspectRatio="xMidYMax slice"
          focusable="false"
        >
          <path d="M40 160q-20-60 6-120 14 60-2 120zM84 160q24-50 6-100-30 44-14 100zM250 160q-16-40 8-84 10 44-2 84zM1130 160q20-50-4-104-16 52 0 104zM1300 160q-24-60 8-130 16 70-2 130zM1352 160q22-46 4-96-26 46-10 96zM660 160q-8-26 8-52 8 28-2 52z" />
        </svg>
      </div>
    </div>
  );
}

const FISH = Array.from({ length: 28 }, (_, place) => ({
  place,
  top: (place * 37) % 92,
  size: 5 + ((place * 13) % 7),
  delay: (place * 71) % 900,
}));

/** The shoal itself, over the reels: once, when it comes. */
export function Shoal() {
  return (
    <div className="jp-shoal" aria-hidden="true">
      {FISH.map(({ place, top, size, delay }) => (
        <svg
          key={place}
          viewBox="0 0 100 100"
          focusable="false"
          style={{ top: `${top}%`, width: `${size}cqw`, animationDelay: `${delay}ms` }}
        >
          <use href="#jp-symbol-hilsa" />
        </svg>
      ))}
    </div>
  );
}
