const STARS =
  '60 40 1.6,140 96 1.1,232 30 1.4,318 120 1,402 58 1.8,486 22 1.1,560 104 1.3,640 44 1,716 128 1.5,802 66 1.1,880 26 1.6,958 112 1.2,1290 40 1.3,1362 118 1.6,1416 60 1.1,1048 150 1,92 170 1.2,270 196 1,510 176 1.4,860 188 1.1';
const FAR_LANTERNS = '250 210 1,420 150 .7,690 240 .85,1010 210 .6,1330 230 .9';

/** A full moon over the river: the night on which lanterns are let go. */
export function Scene() {
  return (
    <div className="ch-scene" aria-hidden="true">
      <svg className="ch-night" viewBox="0 0 1440 420" preserveAspectRatio="xMidYMin slice" focusable="false">
        <g className="ch-stars">
          {STARS.split(',').map((star) => {
            const [x, y, r] = star.split(' ');
            return <circle key={star} cx={x} cy={y} r={r} />;
          })}
        </g>
        <circle className="ch-moon-glow" cx="1160" cy="96" r="110" />
        <circle className="ch-moon" cx="1160" cy="96" r="46" />
        <g className="ch-far">
          {FAR_LANTERNS.split(',').map((lantern) => {
            const [x, y, size] = lantern.split(' ');
            return (
              <path
                key={lantern}
                transform={`translate(${x} ${y}) scale(${size})`}
                d="M-9 12c-6-12-5-22 2-28 5-3 9-3 14 0 7 6 8 16 2 28z"
              />
            );
          })}
        </g>
      </svg>
      <svg className="ch-river" viewBox="0 0 1440 240" preserveAspectRatio="xMidYMax slice" focusable="false">
        <path
          className="ch-bank-far"
          d="M0 84q60-26 130-18 30-34 70-10 60-24 120 4 90-20 170 2 60-30 110-4 80-16 160 4 50-36 96-6 90-18 180 2 60-26 120 0 90-20 160 4 60-14 124-2v70H0z"
        />
        <path className="ch-water" d="M0 104h1440v136H0z" />
        <path
          className="ch-shine"
          d="M1080 122h160M1100 140h120M1060 160h200M1110 182h110M1090 206h150M300 132h70M520 170h90M180 196h60M760 148h80M660 214h110"
        />
        <g className="ch-boat">
          <path d="M560 150q70 26 170-6-24 40-84 42-62 0-86-36z" />
          <path d="M604 152q34-30 78-4z" />
          <path d="M700 148V96" className="ch-pole" />
        </g>
        <path
          className="ch-reeds"
          d="M40 240q4-70-10-110M64 240q0-60 16-100M90 240q-2-50-14-80M1380 240q-4-70 10-116M1352 240q2-54-14-92M1404 240q0-50 14-84"
        />
      </svg>
    </div>
  );
}
