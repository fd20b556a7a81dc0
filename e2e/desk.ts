import { openDesk } from '../scripts/lib/operator-desk.ts';
import { runOperator } from '../scripts/lib/operator.ts';

/** Does what `npm run operator -- …` does, on the platform of the journeys. */
export async function operator(...args: string[]): Promise<string> {
  const desk = await openDesk({
    DATABASE_URL: process.env['JOURNEY_DATABASE_URL'],
    PUBLIC_ORIGIN: process.env['SITE_ORIGIN'],
    GAME_HOUSE_ORIGIN: process.env['HOUSE_ORIGIN'],
    DATA_DIR: process.env['JOURNEY_DATA_DIR'],
  });
  try {
    return await runOperator(desk, args);
  } finally {
    await desk.close();
  }
}
