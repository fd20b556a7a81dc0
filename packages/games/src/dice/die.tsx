/** Where the dots of a face stand, on a grid of three by three. */
const DOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** A die of bone; its one is large and red. 0: none of its faces is seen. */
export function Die({ face }: { face: number }) {
  return (
    <svg className="dc-die" viewBox="0 0 60 60" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="58" height="58" rx="13" className="dc-die-side" />
      <rect x="3" y="2" width="54" height="53" rx="12" className="dc-die-top" />
      {(DOTS[face] ?? []).map(([column, row]) => (
        <circle
          key={`${column}-${row}`}
          cx={15 + column * 15}
          cy={14 + row * 15}
          r={face === 1 ? 8 : 5}
          className={face === 1 || face === 4 ? 'dc-dot dc-dot-red' : 'dc-dot'}
        />
      ))}
    </svg>
  );
}
