import type { DealerName } from './dealers.ts';

type Look = {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly cloth: string;
  readonly trim: string;
  readonly wears: 'sari' | 'panjabi';
  readonly has?: 'beard' | 'glasses' | 'flower';
};

const LOOKS: Readonly<Record<DealerName, Look>> = {
  mira: {
    skin: '#c98d66',
    shade: '#a66b48',
    hair: '#20140f',
    cloth: '#0f7a6c',
    trim: '#f3c25b',
    wears: 'sari',
    has: 'flower',
  },
  sharmin: {
    skin: '#d9a47c',
    shade: '#b57c56',
    hair: '#1b1213',
    cloth: '#b2233f',
    trim: '#f5cf6a',
    wears: 'sari',
  },
  nusrat: {
    skin: '#b97c55',
    shade: '#965c3b',
    hair: '#17100f',
    cloth: '#5a2d86',
    trim: '#f0b95a',
    wears: 'sari',
    has: 'flower',
  },
  ananya: {
    skin: '#cf9770',
    shade: '#ab734e',
    hair: '#2a1a14',
    cloth: '#c25a12',
    trim: '#ffe08f',
    wears: 'sari',
    has: 'glasses',
  },
  tanvir: {
    skin: '#b67a53',
    shade: '#93593a',
    hair: '#1a1311',
    cloth: '#efe7d6',
    trim: '#b48a3c',
    wears: 'panjabi',
    has: 'beard',
  },
  arjun: {
    skin: '#c38860',
    shade: '#9f6644',
    hair: '#21160f',
    cloth: '#1f3f73',
    trim: '#e5b655',
    wears: 'panjabi',
  },
  kabir: {
    skin: '#a96f4a',
    shade: '#875133',
    hair: '#141010',
    cloth: '#2c6a45',
    trim: '#ecc25f',
    wears: 'panjabi',
    has: 'glasses',
  },
  rafiq: {
    skin: '#cb936b',
    shade: '#a76f4b',
    hair: '#3a3431',
    cloth: '#6e2138',
    trim: '#e9bd62',
    wears: 'panjabi',
    has: 'beard',
  },
};

/** Who deals, from the waist up; blinks and breathes where motion is wanted. */
export function DealerFigure({ dealer }: { dealer: DealerName }) {
  const look = LOOKS[dealer];
  const isSari = look.wears === 'sari';
  return (
    <svg className="lv-dealer" viewBox="0 0 240 210" aria-hidden="true" focusable="false">
      {isSari && <path d="M84 74c-8 34-6 62 4 78h64c10-16 12-44 4-78-4-42-68-42-72 0z" fill={look.hair} />}
      <g className="lv-dealer-body">
        <path d="M104 112h32v34q-16 14-32 0z" fill={look.shade} />
        <path
          d="M28 210c4-42 26-58 70-68q22 22 44 0c44 10 66 26 70 68z"
          fill={isSari ? look.skin : look.cloth}
        />
        {isSari ? (
          <>
            <path d="M34 210c6-32 20-46 52-58l22 20 30-22c40 8 62 26 68 60z" fill={look.cloth} />
            <path d="M86 152 206 210H34l10-24z" fill={look.cloth} />
            <path d="M84 151c32 18 72 34 116 44" fill="none" stroke={look.trim} strokeWidth="7" />
            <path d="M80 158c32 20 70 38 112 48" fill="none" stroke={look.trim} strokeWidth="2" />
            <path d="M98 143q22 24 44 0" fill="none" stroke={look.trim} strokeWidth="4" />
            <circle cx="120" cy="158" r="4" fill={look.trim} />
          </>
        ) : (
          <>
            <path
              d="M98 142q22 22 44 0l-4-8-18 12-18-12z"
              fill={look.cloth}
              stroke={look.trim}
              strokeWidth="3"
            />
            <path d="M120 150v60" stroke={look.trim} strokeWidth="3" />
            {[166, 184, 202].map((y) => (
              <circle key={y} cx="120" cy={y} r="3" fill={look.trim} />
            ))}
            <path
              d="M60 172q8 18 6 38M180 172q-8 18-6 38"
              fill="none"
              stroke="rgb(0 0 0 / 0.18)"
              strokeWidth="3"
            />
          </>
        )}
      </g>
      <g className="lv-dealer-head">
        <path d="M86 74c0-46 68-46 68 0 0 32-14 54-34 54S86 106 86 74z" fill={look.skin} />
        <path d="M120 128c-20 0-34-22-34-54 4 30 16 44 34 46z" fill={look.shade} opacity=".35" />
        <ellipse cx="85" cy="82" rx="5" ry="9" fill={look.shade} />
        <ellipse cx="155" cy="82" rx="5" ry="9" fill={look.shade} />
        {isSari ? (
          <path
            d="M84 84c-6-50 22-60 36-60s42 10 36 60c-4-24-14-36-34-40-4 14-26 18-38 40z"
            fill={look.hair}
          />
        ) : (
          <path
            d="M83 76c-8-52 26-54 40-54 22 0 40 12 34 54-4-16-8-24-14-28-22 6-42 2-50-2-6 8-8 18-10 30z"
            fill={look.hair}
          />
        )}
        {look.has === 'beard' && (
          <path
            d="M87 86c2 28 14 44 33 44s31-16 33-44c-4 10-8 16-14 16-6-6-32-6-38 0-6 0-10-6-14-16z"
            fill={look.hair}
            opacity=".92"
          />
        )}
        <path
          d="M98 71q8-5 15-1M127 70q7-4 15 1"
          fill="none"
          stroke={look.hair}
          strokeWidth="3"
          strokeLinecap="round"
        />
        <g className="lv-dealer-eyes" fill="#fffaf2">
          <ellipse cx="106" cy="80" rx="7" ry="4.600" />
          <ellipse cx="134" cy="80" rx="7" ry="4.600" />
          <circle cx="106" cy="80" r="3.600" fill="#22140e" />
          <circle cx="134" cy="80" r="3.600" fill="#22140e" />
        </g>
        {look.has === 'glasses' && (
          <path
            d="M96 79a10 9 0 1 0 20 0 10 9 0 1 0-20 0M124 79a10 9 0 1 0 20 0 10 9 0 1 0-20 0M116 78q4-3 8 0"
            fill="none"
            stroke="#2b2420"
            strokeWidth="2"
          />
        )}
        <path
          d="M119 82q-5 13 3 14"
          fill="none"
          stroke={look.shade}
          strokeWidth="2.500"
          strokeLinecap="round"
        />
        <path d="M108 106q12 9 24 0-12-3-24 0z" fill={isSari ? '#a52a3d' : '#8a4b3c'} />
        {isSari && <circle cx="120" cy="60" r="3.400" fill="#c3172f" />}
        {isSari && <path d="M84 94v8M156 94v8" stroke={look.trim} strokeWidth="4" strokeLinecap="round" />}
        {look.has === 'flower' && (
          <g fill="#fff6ea">
            {[
              [152, 48],
              [160, 56],
              [148, 58],
              [158, 44],
            ].map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
            ))}
            <circle cx="154" cy="52" r="3.500" fill="#f3c25b" />
          </g>
        )}
      </g>
    </svg>
  );
}
