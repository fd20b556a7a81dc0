import sharp from 'sharp';
import { markSvg, logoSvg, faviconSvg, appIconSvg } from './brand.ts';
import { vendorMarkSvg } from './vendor-mark.ts';
import { emptyStateSvg, EMPTY_STATE_KINDS } from './empty-state.ts';
const fix = (s: string) =>
  s
    .replace(/var\([^,]+,([^)]+)\)/g, '$1')
    .replace(/currentColor/g, '#eef1ff')
    .replace(/<svg /, '<svg color="#eef1ff" ');
const items: [string, number, number, number][] = [
  [markSvg(), 20, 20, 64],
  [logoSvg(), 110, 20, 240],
  [logoSvg('bn'), 380, 20, 240],
  [faviconSvg(), 650, 20, 64],
  [faviconSvg(), 730, 20, 16],
  [appIconSvg(), 760, 20, 128],
  [appIconSvg(true), 900, 20, 128],
];
const vs = [
  ['PG', 'PG'],
  ['JL', 'JL'],
  ['JDB', 'JDB'],
  ['CQ9', 'CQ9'],
  ['FC', 'FC'],
  ['PT', 'PT'],
  ['EG2', 'EG2'],
  ['BGS', 'BGS'],
  ['MAIDAN', 'Maidan Games'],
  ['NOUKA', 'Nouka Studio'],
  ['SHAPLA', 'Shapla Play'],
  ['JONAKI', 'Jonaki Works'],
  ['EKTARA', 'Ektara Games'],
  ['MEHFIL', 'Mehfil Live'],
  ['IMES', 'IMES'],
  ['TCG_SEA', 'SEA Lottery'],
  ['XX9', 'XX9'],
  ['MORAG', 'Morag Arena'],
];
vs.forEach(([c = '', n = ''], i) =>
  items.push([vendorMarkSvg(c, n), 20 + (i % 6) * 180, 170 + Math.floor(i / 6) * 50, 0]),
);
EMPTY_STATE_KINDS.forEach((k, i) =>
  items.push([emptyStateSvg(k), 20 + (i % 4) * 260, 340 + Math.floor(i / 4) * 180, 240]),
);
const comps = [];
for (const [s, l, t, w] of items) {
  comps.push({
    input: await sharp(Buffer.from(fix(s)), { density: 144 })
      .resize(w ? { width: w } : { height: 34 })
      .png()
      .toBuffer(),
    left: l,
    top: t,
  });
}
await sharp({ create: { width: 1120, height: 720, channels: 3, background: '#0d1430' } })
  .composite(comps)
  .png()
  .toFile('/tmp/brand.png');
console.log(EMPTY_STATE_KINDS.map((k) => emptyStateSvg(k).length));
