/** Evening over the roofs of the old town: kites in the distance, lanterns on the parapet. */
export function Sky() {
  return (
    <div className="kr-scene" aria-hidden="true">
      <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" focusable="false">
        <defs>
          <linearGradient id="kr-evening" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="kr-sky-high" />
            <stop offset=".55" className="kr-sky-mid" />
            <stop offset="1" className="kr-sky-low" />
          </linearGradient>
          <radialGradient id="kr-sun">
            <stop offset="0" className="kr-sun-core" />
            <stop offset="1" className="kr-sun-edge" />
          </radialGradient>
        </defs>
        <path d="M0 0h1440v900H0z" fill="url(#kr-evening)" />
        <circle cx="720" cy="470" r="330" fill="url(#kr-sun)" />
        {KITES.map(([x, y, size]) => (
          <path
            key={x}
            className="kr-far-kite"
            d={`M${x} ${y}l${size} ${size}-${size} ${size}-${size}-${size}z`}
          />
        ))}
        <path
          className="kr-roofs-far"
          d="M0 640h90v-40h70v-50q40-50 80 0v50h80v30h110v-70h60v-30h70v100h150v-40q50-70 100 0v40h130v-60h90v60h110v-90h70v-30h50v120h100v-50h80v320H0z"
        />
        <path className="kr-roofs" d="M0 760h180v-46h120v46h300v-28h240v28h300v-46h120v46h180v140H0z" />
        {LANTERNS.map((x) => (
          <circle key={x} className="kr-far-lantern" cx={x} cy={752} r="7" />
        ))}
      </svg>
    </div>
  );
}

const KITES = [
  [210, 150, 16],
  [360, 260, 10],
  [1090, 120, 13],
  [1250, 240, 18],
  [620, 90, 9],
] as const;
const LANTERNS = [90, 240, 420, 540, 900, 1020, 1200, 1350];
