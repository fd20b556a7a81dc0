import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

test('the password is kept as Argon2id with 19 MiB and two passes', async () => {
  const { username } = await node.registerAndLogin();
  const [row] = await database.db.query<{ passwordHash: string }>(sql`
    select password_hash from member where username = ${username}`);
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
