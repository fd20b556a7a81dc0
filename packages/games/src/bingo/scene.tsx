/** A courtyard before the evening: mud wall with painted border, mango tree, alpana on the swept ground. */
export function Scene() {
  return (
    <div className="bg-scene" aria-hidden="true">
      <svg className="bg-back" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" focusable="false">
        <path className="bg-roof" d="M860 150h640v70H800z" />
        <path className="bg-wall" d="M0 210h1440v330H0z" />
        <g className="bg-border">
          {BORDER.map((x) => (
            <path key={x} d={`M${x} 500l24-34 24 34-24 34z`} />
          ))}
        </g>
        <path className="bg-door" d="M1040 540V320q0-44 60-44t60 44v220z" />
        <path className="bg-trunk" d="M130 560q30-150-10-290h70q-26 150 20 290z" />
        <g className="bg-leaves">
          <circle cx="60" cy="170" r="120" />
          <circle cx="200" cy="120" r="150" />
          <circle cx="320" cy="200" r="100" />
        </g>
        <g className="bg-mango">
          <path d="M120 240q20 4 18 28-22 10-28-10 0-16 10-18zM260 226q20 4 18 28-22 10-28-10 0-16 10-18zM200 170q20 4 18 28-22 10-28-10 0-16 10-18z" />
        </g>
        <path className="bg-earth" d="M0 540h1440v360H0z" />
        <g className="bg-alpana" transform="translate(720 740) scale(1 .42)">
          <circle r="300" />
          <circle r="210" />
          {PETALS.map((angle) => (
            <path
              key={angle}
              transform={`rotate(${angle})`}
              d="M0-210q46-46 0-90-46 44 0 90zM0-110q30 44 0 96-30-52 0-96z"
            />
          ))}
        </g>
      </svg>
    </div>
  );
}

const PETALS = Array.from({ length: 16 }, (_, petal) => petal * 22.5);
const BORDER = Array.from({ length: 30 }, (_, place) => place * 48);
