import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDesk, type Desk } from './desk.ts';
import { makeOperator, makeSandboxOperators } from './key.ts';
import { OPERATOR_RIGHTS } from '@maidan/server/modules/operator/know-operator.ts';

/** A desk whose people have real keys, in a folder of its own that goes when the desk does; a sandbox that lies here is not asked. */
export async function openTestDesk(
  databaseUrl: string,
  { names = [] }: { names?: string[] } = {},
): Promise<Desk> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-keys-'));
  await makeSandboxOperators(databaseUrl, folder);
  for (const name of names)
    await makeOperator({ ownerUrl: databaseUrl, folder, name, rights: OPERATOR_RIGHTS });
  const desk = await openDesk({ DATABASE_URL: databaseUrl, DATA_DIR: folder, OPERATOR_KEYS: folder });
  const close = async () => {
    await desk.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...desk, close };
}
