/** Brings the house's database forward. `DATABASE_URL` is its owner's; the house itself runs as another. */
import { migrateHouse } from '#db/migrate.ts';

try {
  const applied = await migrateHouse(process.env['DATABASE_URL'] ?? '');
  for (const name of applied) process.stdout.write(`  ${name}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
