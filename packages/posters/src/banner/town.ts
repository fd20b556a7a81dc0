import { ridge } from '#drawing/geometry.ts';
import { fireworks } from './ground.ts';
import { num } from '#drawing/svg.ts';
import {
  band,
  bloom,
  bokeh,
  crowd,
  flag,
  glitter,
  lampString,
  NIGHT,
  palmTree,
  REACH,
  roofs,
  stars,
  type Painter,
} from './parts.ts';

function nouka({ sheet }: Painter, x: number, y: number, s: number, sail: string, lit: boolean): string {
  const hull = 'M-170 -34Q-120 8 0 10Q130 8 186 -52Q170 40 60 46H-60Q-140 40 -170 -34Z';
  const cloth = lit
    ? sheet.linear(
        [
          [0, '#ffe3a0'],
          [0.5, sail],
          [1, '#7a2a1c'],
        ],
        [1, 0, 0, 1],
      )
    : '#141c40';
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(s)})"><path d="M6 12V-196" stroke="#120d1c" stroke-width="7"/><path d="M10 -190Q128 -150 112 -10Q60 4 10 -6Z" fill="${cloth}"/><path d="M10 -132Q80 -116 114 -66M10 -70Q70 -60 114 -30" stroke="#3a1420" stroke-width="3" fill="none" opacity=".5"/><path d="M2 -164Q-84 -100 -92 -8Q-40 2 2 -4Z" fill="${
    lit
      ? sheet.linear(
          [
            [0, '#fff0cc'],
            [1, '#b5552a'],
          ],
          [1, 0, 0, 1],
        )
      : '#0f1636'
  }"/><path d="${hull}" fill="${
    lit
      ? sheet.linear([
          [0, '#6a3220'],
          [1, '#150c18'],
        ])
      : '#0a1028'
  }"/><path d="M-166 -26Q-110 18 0 20Q126 18 182 -40" fill="none" stroke="${lit ? NIGHT.marigold : '#1c2856'}" stroke-width="5"/><path d="M-78 8V-30Q-44 -56 -8 -30V10Z" fill="${lit ? '#2a1420' : '#0a1028'}"/><g fill="#0c0a18"><circle cx="-128" cy="-70" r="11"/><path d="M-142 -14Q-146 -54 -128 -58Q-110 -54 -114 -10Z"/><path d="M-116 -46L-196 40L-202 36L-124 -52Z"/></g></g>`;
}

const float = (p: Painter, x: number, y: number, s: number) =>
  bloom(p, x, y, 34 * s, NIGHT.marigold, 0.75) +
  `<path d="M${num(x - 9 * s)} ${num(y)}q${num(9 * s)} ${num(9 * s)} ${num(18 * s)} 0Z" fill="#7a2f1c"/><path d="M${num(x)} ${num(y - 12 * s)}q${num(5 * s)} ${num(8 * s)} 0 ${num(12 * s)}q${num(-5 * s)} ${num(-4 * s)} 0 ${num(-12 * s)}Z" fill="${NIGHT.paper}"/>`;

export function riverScene(p: Painter): string {
  const { rng } = p;
  const wavelets = Array.from({ length: 46 }, () => {
    const y = rng.range(272, 474);
    const w = (y - 240) * rng.range(0.12, 0.4);
    return `M${num(rng.range(-500, 950))} ${num(y)}q${num(w / 2)} ${num(-3)} ${num(w)} 0`;
  }).join('');
  const floats = Array.from({ length: 13 }, (_, i) => {
    const y = 330 + ((i * 53) % 140);
    const x = 40 + i * 66 + rng.range(-20, 20);
    // The big boat is in the way of some; those sink out of sight.
    return Math.abs(x - 420) < 230 && y < 424 ? '' : float(p, x, y, 0.55 + (y - 330) / 170);
  }).join('');
  return (
    stars(p, 90, 210) +
    bloom(p, 600, 112, 330, '#9fb8ff', 0.6) +
    `<circle cx="600" cy="112" r="54" fill="#fff6dc"/><circle cx="582" cy="100" r="9" fill="#e8dcb8"/><circle cx="618" cy="126" r="13" fill="#ebe0bf"/><circle cx="612" cy="92" r="6" fill="#e8dcb8"/>` +
    `<path d="${ridge(rng, 1760, 232, 46, 9, 300)}" transform="translate(-760 0)" fill="#1b2a5e"/><path d="${ridge(rng, 1760, 252, 34, 12, 300)}" transform="translate(-760 0)" fill="#101a42"/>` +
    [-220, -150, 30, 84, 250, 780, 830, 910]
      .map((x, i) => palmTree(x, 258, 0.7 + (i % 3) * 0.22, '#0c1538'))
      .join('') +
    Array.from({ length: 16 }, (_, i) =>
      bloom(p, -420 + i * 84 + rng.range(-20, 20), 252, 15, NIGHT.warm, 0.7),
    ).join('') +
    band(p, 258, [
      [0, '#2c4488'],
      [0.25, '#16245a'],
      [1, '#060b20'],
    ]) +
    glitter(p, 600, 264, 74, 210, '#fff0cc') +
    `<path d="${wavelets}" fill="none" stroke="#7f9be0" stroke-width="1.6" opacity=".4"/>` +
    nouka(p, 770, 286, 0.36, '#8a3a2a', false) +
    nouka(p, 140, 290, 0.42, '#1fb98c', true) +
    glitter(p, 140, 312, 26, 60, NIGHT.warm) +
    glitter(p, 420, 388, 110, 90, NIGHT.marigold) +
    bloom(p, 400, 316, 200, NIGHT.marigold, 0.55) +
    nouka(p, 410, 362, 1.08, '#e8632e', true) +
    bloom(p, 330, 332, 44, '#fff0b0', 0.95) +
    floats +
    `<path d="M700 480Q716 420 700 380M724 480Q732 430 752 392M744 480Q760 440 786 420M680 480Q676 440 660 414" stroke="${NIGHT.black}" stroke-width="5" fill="none"/>`
  );
}

function ferris(p: Painter, x: number, y: number, r: number): string {
  let out = `<path d="M${x} ${y}L${x - 76} 420M${x} ${y}L${x + 76} 420" stroke="#0c1230" stroke-width="11"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#ffd98a" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${r - 16}" fill="none" stroke="#7f6ad8" stroke-width="2.4"/>`;
  for (let i = 0; i < 16; i += 1) {
    const t = (i / 16) * Math.PI * 2 + 0.2;
    const [dx, dy] = [Math.cos(t), Math.sin(t)];
    const tint = [NIGHT.marigold, NIGHT.jade, NIGHT.coral, '#8fb0ff'][i % 4] ?? NIGHT.warm;
    out +=
      `<path d="M${x} ${y}L${num(x + dx * r)} ${num(y + dy * r)}" stroke="#5a4aa8" stroke-width="2"/>` +
      bloom(p, x + dx * r, y + dy * r, 30, tint, 0.8) +
      `<path d="M${num(x + dx * r - 11)} ${num(y + dy * r + 2)}h22v9a11 9 0 0 1 -22 0Z" fill="${tint}"/><circle cx="${num(x + dx * r)}" cy="${num(y + dy * r)}" r="3.6" fill="#fff"/>`;
  }
  return (
    bloom(p, x, y, r * 1.5, '#8f5fd8', 0.5) +
    out +
    `<circle cx="${x}" cy="${y}" r="13" fill="${NIGHT.warm}"/>`
  );
}

function tent({ sheet }: Painter, x: number, y: number, w: number, a: string, b: string): string {
  const fill = sheet.linear([
    [0, a],
    [1, b],
  ]);
  let stripes = '';
  for (let i = 0; i < 4; i += 1)
    stripes += `M${x} ${y - w * 0.5}L${num(x - w / 2 + (i * 2 * w) / 8)} ${y}h${num(w / 8)}Z`;
  return `<path d="M${num(x - w * 0.44)} ${y}h${num(w * 0.88)}v80h${num(-w * 0.88)}Z" fill="#1a1236"/><path d="M${num(x - w * 0.2)} ${y + 80}v-50q${num(w * 0.2)} -26 ${num(w * 0.4)} 0v50Z" fill="#ffc65a"/><path d="M${x} ${num(y - w * 0.5)}L${num(x + w / 2)} ${y}H${num(x - w / 2)}Z" fill="${fill}"/><path d="${stripes}" fill="${NIGHT.paper}" opacity=".8"/><path d="M${x} ${num(y - w * 0.5)}v-24l26 9l-26 9" fill="${NIGHT.coral}" stroke="${NIGHT.black}" stroke-width="2"/>`;
}

export function festivalScene(p: Painter): string {
  const tints = [NIGHT.warm, NIGHT.marigold, NIGHT.coral, NIGHT.jade];
  return (
    stars(p, 60, 180) +
    bloom(p, 480, 330, 520, '#7a3f9a', 0.75) +
    fireworks(p) +
    `<path d="${roofs(p, 372, 20, 86, 70)}" fill="#151a48"/>` +
    ferris(p, 560, 204, 148) +
    tent(p, 250, 332, 190, '#e8483c', '#8a1f3a') +
    tent(p, 800, 340, 170, '#1fb98c', '#0a5a52') +
    tent(p, 60, 346, 140, '#ffab2e', '#a8501a') +
    lampString(p, -120, 210, 260, 226, 26, 11, tints) +
    lampString(p, 250, 226, 560, 300, 26, 9, tints) +
    lampString(p, 560, 300, 960, 190, 34, 12, tints) +
    bloom(p, 400, 430, 330, NIGHT.marigold, 0.5) +
    bokeh(p, 24, [-60, 340, 900, 430], [3, 10]) +
    flag(350, 436, 90, NIGHT.marigold) +
    flag(690, 440, 80, NIGHT.jade, true) +
    crowd(p, -160, 1000, 400, 1.15, '#120f30', 0.55) +
    crowd(p, -320, 1000, 438, 1.7, NIGHT.black, 0.45)
  );
}

function umbrella(x: number, y: number, s: number, a: string, b: string): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(s)})"><path d="M0 -6V76" stroke="#0a0e20" stroke-width="5"/><path d="M-14 196L-16 140L-30 138Q-30 74 -18 60Q0 50 18 60Q30 74 30 138L16 140L14 196H4L2 146H-2L-4 196Z" fill="#080c1e"/><path d="M-20 66L-6 40H4L-8 78Z" fill="#080c1e"/><circle cx="0" cy="36" r="16" fill="#080c1e"/><path d="M-96 6Q-84 -78 0 -84Q84 -78 96 6Q72 -10 48 6Q24 -12 0 6Q-24 -12 -48 6Q-72 -10 -96 6Z" fill="${a}"/><path d="M0 -84Q-46 -60 -48 6Q-24 -12 0 6Q24 -12 48 6Q46 -60 0 -84Z" fill="${b}"/><path d="M-80 -20Q-66 -62 -20 -76" stroke="#fff3d8" stroke-width="4" fill="none" opacity=".6"/><path d="M0 -84v-12" stroke="#0a0e20" stroke-width="5"/></g>`;
}

export function monsoonScene(p: Painter): string {
  const { rng } = p;
  const lamps = [-40, 190, 420, 650, 880].map((x, i) => {
    const y = 196 + (i % 2) * 12;
    return (
      `<path d="M${x} 372V${y}q0 -20 24 -20" stroke="#080d22" stroke-width="6" fill="none"/>` +
      bloom(p, x + 26, y - 12, 120, NIGHT.marigold, 0.7) +
      `<path d="M${x + 14} ${y - 16}h26l-5 -12h-16Z" fill="#080d22"/><ellipse cx="${x + 27}" cy="${y - 12}" rx="10" ry="6" fill="#fff6dc"/>` +
      glitter(p, x + 20, 378, 34, 100, NIGHT.marigold)
    );
  });
  let rain = '';
  for (let i = 0; i < 150; i += 1) {
    const x = rng.range(-420, 1000);
    const y = rng.range(-10, 440);
    const l = rng.range(18, 46);
    rain += `M${num(x)} ${num(y)}l${num(-l * 0.22)} ${num(l)}`;
  }
  const clouds = [
    [80, 70, 1.5],
    [420, 40, 2],
    [760, 84, 1.6],
    [-180, 60, 1.4],
    [600, 110, 1],
  ]
    .map(
      ([x = 0, y = 0, s = 1], i) =>
        `<path transform="translate(${x} ${y}) scale(${s})" d="M-90 20A34 34 0 0 1 -66 -30A48 48 0 0 1 26 -42A40 40 0 0 1 92 20Z" fill="${i % 2 ? '#1c2a5c' : '#26376f'}"/>`,
    )
    .join('');
  const windows = Array.from(
    { length: 60 },
    () => `M${rng.int(-300, 950)} ${rng.int(230, 356)}h6v8h-6Z`,
  ).join('');
  const rings = Array.from({ length: 22 }, () => {
    const y = rng.range(392, 474);
    return `<ellipse cx="${num(rng.range(-200, 950))}" cy="${num(y)}" rx="${num((y - 370) * 0.22)}" ry="${num((y - 370) * 0.06)}" fill="none" stroke="#b8ccff" stroke-width="1.4" opacity=".5"/>`;
  }).join('');
  return (
    clouds +
    bloom(p, 470, 250, 460, '#4a63b8', 0.7) +
    `<path d="${roofs(p, 372, 60, 170, 74)}" fill="#141f4c"/><path d="${roofs(p, 376, 20, 90, 104)}" fill="#0d1638"/><path d="${windows}" fill="${NIGHT.warm}" opacity=".8"/>` +
    band(p, 372, [
      [0, '#22346f'],
      [0.4, '#0f1a42'],
      [1, '#060a1c'],
    ]) +
    lamps.join('') +
    rings +
    umbrella(300, 250, 0.8, '#1fb98c', '#17946f') +
    umbrella(600, 236, 0.95, '#ff6b57', '#d8453f') +
    umbrella(452, 288, 1.35, '#ffab2e', '#e88a1a') +
    umbrella(770, 300, 1.1, '#5f7fe0', '#4460c0') +
    `<path d="${rain}" stroke="#c8d8ff" stroke-width="1.5" opacity=".42" stroke-linecap="round"/>`
  );
}

function stall(p: Painter, x: number, y: number, w: number, a: string): string {
  const n = 7;
  let scallops = '';
  for (let i = 0; i < n; i += 1)
    scallops += `<path d="M${num(x + (i * w) / n)} ${y}h${num(w / n)}v26a${num(w / n / 2)} 12 0 0 1 ${num(-w / n)} 0Z" fill="${i % 2 ? NIGHT.paper : a}"/>`;
  const goods = Array.from({ length: 6 }, (_, i) => {
    const gx = x + w * (0.1 + i * 0.155);
    const tint =
      ['#ffab2e', '#e8483c', '#1fb98c', '#ffd166', '#c85a9a', '#ff7f3a'][(i + Math.round(x)) % 6] ??
      NIGHT.marigold;
    return `<path d="M${num(gx - w * 0.08)} ${y + 126}q${num(w * 0.08)} ${-52} ${num(w * 0.16)} 0Z" fill="${tint}"/>`;
  }).join('');
  return (
    `<rect x="${x + 8}" y="${y}" width="${w - 16}" height="190" fill="${p.sheet.linear([
      [0, '#a8602a'],
      [0.55, '#6a331f'],
      [1, '#1c1024'],
    ])}"/>` +
    bloom(p, x + w / 2, y + 58, w * 0.62, '#ffcf6a', 0.85) +
    goods +
    `<rect x="${x}" y="${y + 124}" width="${w}" height="70" fill="#2a1622"/><rect x="${x}" y="${y + 124}" width="${w}" height="7" fill="#8a4a24"/><path d="M${x + 20} ${y - 34}H${x + w - 20}L${x + w} ${y}H${x}Z" fill="${a}"/>` +
    scallops
  );
}

const hanging = (p: Painter, x: number, y: number, r: number, tint: string) =>
  `<path d="M${x} 0V${y - r}" stroke="#0a0e24" stroke-width="2"/>` +
  bloom(p, x, y, r * 3.4, tint, 0.7) +
  `<ellipse cx="${x}" cy="${y}" rx="${num(r)}" ry="${num(r * 0.86)}" fill="${p.sheet.radial(
    [
      [0, '#fff3c8'],
      [0.5, tint],
      [1, '#6a1f24'],
    ],
    [0.5, 0.55, 0.6],
  )}"/><path d="M${num(x - r * 0.4)} ${num(y - r * 0.86)}h${num(r * 0.8)}M${num(x - r * 0.4)} ${num(y + r * 0.86)}h${num(r * 0.8)}M${x} ${num(y + r * 0.86)}v${num(r * 0.6)}" stroke="${NIGHT.warm}" stroke-width="3"/>`;

export function nightMarketScene(p: Painter): string {
  return (
    stars(p, 60, 160) +
    bloom(p, 430, 300, 520, '#a8562e', 0.7) +
    `<path d="${roofs(p, 300, 40, 150, 90)}" fill="#141c46"/><path d="M560 300V180c-20 -44 40 -46 60 -92c20 46 80 48 60 92V300Z" fill="#1a2456"/><path d="M520 300V150h12V300ZM708 300V150h12V300Z" fill="#1a2456"/>` +
    bloom(p, 620, 80, 20, NIGHT.warm, 0.9) +
    stall(p, -90, 268, 200, '#3f5fc8') +
    stall(p, 110, 250, 250, '#e8483c') +
    stall(p, 372, 256, 230, '#1fa07c') +
    stall(p, 614, 246, 260, '#ff9a2e') +
    stall(p, 880, 262, 200, '#c8467a') +
    lampString(p, -160, 178, 360, 190, 22, 13, [NIGHT.warm]) +
    lampString(p, 360, 190, 980, 160, 26, 15, [NIGHT.warm]) +
    hanging(p, 240, 118, 30, '#ff7a3e') +
    hanging(p, 410, 86, 38, '#ffab2e') +
    hanging(p, 560, 132, 26, '#1fb98c') +
    hanging(p, 730, 98, 34, '#ff5f6a') +
    hanging(p, 110, 78, 22, '#ffd166') +
    hanging(p, 850, 150, 22, '#8f9fff') +
    `<path d="M${REACH.left} 440H${REACH.right}V520H${REACH.left}Z" fill="${p.sheet.linear([
      [0, '#3a2030'],
      [1, NIGHT.black],
    ])}"/>` +
    bokeh(p, 20, [-40, 300, 900, 420], [2, 7]) +
    crowd(p, -60, 980, 372, 1.05, '#150f28', 0.06) +
    crowd(p, -260, 1000, 424, 1.75, NIGHT.black, 0.04)
  );
}
