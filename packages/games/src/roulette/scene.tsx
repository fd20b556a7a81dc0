/** The saloon of a river steamer at night: panelled walls, brass portholes, the river going by. */
export function Scene() {
  return (
    <div className="rl-scene" aria-hidden="true">
      <svg className="rl-wall" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" focusable="false">
        <defs>
          <radialGradient id="rl-night">
            <stop offset="0" className="rl-night-mid" />
            <stop offset="1" className="rl-night-edge" />
          </radialGradient>
        </defs>
        {PANELS.map((x) => (
          <rect key={x} className="rl-panel" x={x} y="24" width="204" height="620" rx="10" />
        ))}
        {[PANELS[0], PANELS[6]].map((x = 0) => (
          <g key={x} transform={`translate(${x + 102} 190)`}>
            <circle r="84" className="rl-porthole" />
            <circle r="68" fill="url(#rl-night)" />
            <path className="rl-far-shore" d="M-67 14q34-14 66-6t68-8v14q-10 44-67 54-60-6-67-54z" />
            <circle cx="22" cy="-26" r="11" className="rl-moon" />
            {[0, 60, 120, 180, 240, 300].map((angle) => (
              <circle key={angle} r="4" className="rl-bolt" transform={`rotate(${angle}) translate(0 -76)`} />
            ))}
          </g>
        ))}
        <path className="rl-rail" d="M0 664h1440v14H0z" />
      </svg>
    </div>
  );
}

const PANELS: readonly number[] = [-60, 160, 380, 600, 820, 1040, 1260];
