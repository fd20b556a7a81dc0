import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findOffences, readSource } from './lib/checks/borders.ts';
import { globSync } from './lib/checks/files.ts';
import { BUILDINGS, findRoomOffences } from './lib/checks/rooms.ts';

const { values } = parseArgs({ options: { figures: { type: 'boolean', default: false } } });
const files = globSync('.ts', '.tsx', '.mjs', '.sql')
  .filter((path) => !path.endsWith('.gen.ts'))
  .map((path) => readSource(path, readFileSync(path, 'utf8')));
const rooms = BUILDINGS.map((building) => ({ building, ...findRoomOffences(building, files) }));

if (values.figures)
  for (const { building, up, circles, crowded } of rooms)
    process.stdout.write(
      `${building.root}: ${up.length} imports run up, ${circles.length} circles, ${crowded.length} folders over 30 files\n`,
    );

const offences = [
  ...files.flatMap(findOffences),
  ...rooms.flatMap(({ up, circles, crowded }) => [...up, ...circles, ...crowded]),
];
if (offences.length > 0) {
  process.stderr.write(`${offences.join('\n')}\n`);
  process.exitCode = 1;
}
