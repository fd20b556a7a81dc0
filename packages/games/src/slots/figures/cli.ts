/** `npm run slot-figures [-- --rounds N] [CODE ...]`: measures the models and writes what they state. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { RTP_SETTINGS } from '#slots/model/model.ts';
import { SLOT_MODELS } from '#slots/models/slot-models.ts';
import type { SlotFigures } from './figures.ts';
import { measure } from './measure.ts';
import { STATED } from './stated.gen.ts';

const FILE = new URL('stated.gen.ts', import.meta.url);
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '4000000' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError('--rounds is a whole number');

const stated: Record<string, Record<string, SlotFigures>> = { ...STATED };
const known = new Set(SLOT_MODELS.map(({ code }) => code));
for (const code of Object.keys(stated)) if (!known.has(code)) delete stated[code];
for (const model of SLOT_MODELS) {
  if (positionals.length > 0 && !positionals.includes(model.code)) continue;
  const rows: Record<string, SlotFigures> = {};
  for (const rtp of RTP_SETTINGS) {
    const figures = measure(model, rtp, rounds);
    rows[rtp] = figures;
    process.stdout.write(`${model.code} ${rtp}: ${JSON.stringify(figures)}\n`);
  }
  stated[model.code] = rows;
  const [head = ''] = readFileSync(FILE, 'utf8').split('export const');
  const body = SLOT_MODELS.flatMap(({ code }) =>
    stated[code] ? [`  ${JSON.stringify(code)}: ${JSON.stringify(stated[code])},\n`] : [],
  );
  writeFileSync(FILE, `${head}export const STATED = {\n${body.join('')}} as const;\n`);
}
