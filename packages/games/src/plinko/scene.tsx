/** Rain over the hills: a bank of cloud above, wet terraces below. */
export function Scene() {
  return (
    <div className="pk-scene" aria-hidden="true">
      <div className="pk-rain" />
      <svg
        className="pk-clouds"
        viewBox="0 0 1440 260"
        preserveAspectRatio="xMidYMin slice"
        focusable="false"
      >
        <path
          className="pk-cloud-far"
          d="M0 0h1440v150c-60 40-130 30-170-4-40 44-150 50-200 6-50 40-160 44-214 0-60 46-170 40-220-2-60 48-190 44-236-4-44 36-150 40-196 2-40 30-140 30-204-8z"
        />
        <path
          className="pk-cloud-near"
          d="M0 0h1440v86c-80 40-150 24-190-8-44 40-170 44-220 2-60 38-180 36-226-4-64 40-176 36-228-2-60 40-190 36-236-6-50 34-160 34-210 0-36 22-90 28-130 12z"
        />
      </svg>
      <svg className="pk-hills" viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" focusable="false">
        <path className="pk-hill-far" d="M0 120q200-110 420-60t380-30 320 20 320-40v290H0z" />
        <path className="pk-hill" d="M0 190q240-90 520-50t460-10 460-40v210H0z" />
        <path
          className="pk-terrace"
          d="M40 220q240-60 480-26M120 246q260-50 520-18M700 200q240-40 460-40M760 232q260-40 520-40M860 262q200-30 420-34M220 274q200-32 420-10"
        />
        <g className="pk-hut">
          <path d="M1130 172l56-44 60 44z" />
          <path d="M1144 172h88v36h-88z" />
        </g>
        <path className="pk-window" d="M1178 182h18v18h-18z" />
      </svg>
    </div>
  );
}
