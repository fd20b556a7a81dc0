/** The pond in the evening: water, the moon in it, reeds at the bank and fireflies. */
export function Scene() {
  return (
    <div className="mn-scene" aria-hidden="true">
      <svg className="mn-bank" viewBox="0 0 1440 200" preserveAspectRatio="xMidYMin slice" focusable="false">
        <path
          className="mn-trees mn-trees-far"
          d="M0 128q30-34 66-22 24-34 62-14 30-30 70-6 44-22 76 6 50-26 92 4 40-20 84 2 52-34 96-2 36-26 82 0 50-30 96-4 40-34 90-2 42-24 88 2 46-34 94-6 40-20 82 4 44-28 90 0 36-24 76-2 44-26 86 6v80H0z"
        />
        <path
          className="mn-trees"
          d="M0 150q22-38 54-26 14-44 52-30 34-24 56 14 26-12 40 16 120 22 240 22 30-22 62-6 10-34 44-24 26-18 44 10 30-6 38 18 130 10 250 6 24-26 54-12 20-36 58-18 30-14 42 20 26 2 30 16 120 0 220-16 20-40 60-26 22-34 62-12 30-6 34 28v64H0z"
        />
        <path className="mn-shore" d="M0 160q200-12 380 2t360-4 360 4 340-6v30H0z" />
      </svg>
      {REEDS.map((place) => (
        <svg key={place} className={`mn-reeds mn-reeds-${place}`} viewBox="0 0 200 420" focusable="false">
          <path
            className="mn-stalk"
            d="M40 420Q52 240 30 70M78 420Q80 220 92 30M120 420q-6-170 18-320M158 420q-4-130 26-230M12 420Q8 300-8 210"
          />
          <path
            className="mn-blade"
            d="M60 420Q52 270 4 170q40 110 40 250zM100 420q10-170 70-270-40 120-50 270zM140 420q12-110 58-170-30 80-38 170z"
          />
          <path
            className="mn-tail"
            d="M24 72q-2-34 4-42 8 10 8 42-2 14-6 14t-6-14zM86 34Q84 0 92-8q8 10 8 42-2 14-8 14-4 0-6-14zM132 104q0-34 8-42 8 12 4 44-4 12-8 11-4-1-4-13z"
          />
        </svg>
      ))}
      <i className="mn-fly mn-fly-a" />
      <i className="mn-fly mn-fly-b" />
      <i className="mn-fly mn-fly-c" />
      <i className="mn-fly mn-fly-d" />
    </div>
  );
}

const REEDS = ['left', 'right'] as const;
