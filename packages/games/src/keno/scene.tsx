/** The river at night: far bank, steps of the ghat, the moon's road on the water. */
export function Scene() {
  return (
    <div className="kn-scene" aria-hidden="true">
      <svg className="kn-bank" viewBox="0 0 1440 220" preserveAspectRatio="xMidYMax slice" focusable="false">
        <path className="kn-far" d="M0 198q180-14 360-8t300-10 260 8 260-10 260 4v60H0z" />
        <g className="kn-temple" transform="translate(0 92) scale(1 .72)">
          <path d="M180 150V96c0-22 10-40 24-54 14 14 24 32 24 54v54zM204 20v24M150 150v-30c0-12 6-22 14-30 8 8 14 18 14 30v30zM230 150v-30c0-12 6-22 14-30 8 8 14 18 14 30v30z" />
          <path d="M1120 146v-44c0-18 8-32 20-44 12 12 20 26 20 44v44zM1170 146v-28c0-12 6-20 12-28 6 8 12 16 12 28v28z" />
        </g>
      </svg>
      <div className="kn-water" />
    </div>
  );
}
