import { expect, test } from 'vitest';
import { findOffences, readSource } from './borders.ts';

const offences = (path: string, text: string) => findOffences(readSource(path, text));

test.each([
  ['packages/contract/src/a.ts', "import { x } from '@maidan/games/game.ts';"],
  ['packages/games/src/line-slot/rules.ts', 'export const now = () => Date.now();'],
  ['packages/games/src/line-slot/rules.ts', "import { useState } from 'react';"],
  ['packages/games/src/slots/engine/turn.ts', 'export const now = () => Date.now();'],
  ['apps/server/src/modules/games/pick.ts', 'const n = Math.random();'],
  ['apps/web/src/lib/a.ts', "import { x } from '#features/lobby/x.ts';"],
  ['apps/web/src/features/lobby/a.tsx', "import { x } from '#features/wallet/x.ts';"],
  ['apps/web/src/features/lobby/a.tsx', "import { x } from '#app/router.tsx';"],
  ['apps/web/src/features/lobby/a.ts', "await fetch('/wps/x');"],
  ['apps/web/src/features/lobby/a.tsx', '<img src="/a.webp" alt="" />'],
  ['apps/web/src/features/lobby/a.tsx', '<b style={{ backgroundImage: `url(${a})` }} />'],
  ['apps/server/src/ledger/a.ts', "import { x } from '#modules/wallet/x.ts';"],
  ['apps/server/src/modules/wallet/a.ts', "import { x } from '#modules/games/games.store.ts';"],
  ['apps/server/src/modules/wallet/a.ts', "import { sql } from '#db/sql.ts';"],
  [
    'apps/server/src/db/migrations/0999-a.sql',
    'create or replace function a() returns int language sql as $$ select 1 $$;',
  ],
  ['apps/server/src/db/migrations/0999-a.sql', 'create view a as select 1;'],
  [
    'apps/house/src/db/migrations/0999-a.sql',
    'create  trigger a before insert on b for each row execute function c();',
  ],
  ['packages/postgres/src/a.ts', "import { x } from '@maidan/server/db/sql.ts';"],
  ['apps/server/src/modules/wallet/wallet.store.ts', 'export type Row = { member_id: bigint };'],
  ['apps/server/src/modules/wallet/a.test.ts', 'db.query<{ held_until: Date | null }>(sql`select 1`)'],
  ['apps/house/src/rounds/round.store.ts', 'type Row = {\n  reason_code?: WithdrawalReason;\n};'],
  ['apps/server/src/modules/wallet/wallet.store.ts', 'sql`select member_id as "memberId" from session`'],
  ['apps/server/src/modules/wallet/a.ts', "language === 'bn' ? a : b"],
  ['apps/web/src/lib/texts/a.tsx', "language === 'bn' ? a : b"],
  ['apps/server/src/modules/wallet/a.ts', "const name = 'ময়দান';"],
  ['apps/server/src/modules/games/a.ts', "import { x } from '@maidan/games/line-slot/manifest.ts';"],
  ['apps/web/src/lib/a.ts', "import { x } from '../../x.ts';"],
  ['apps/web/src/lib/a.ts', 'export default 1;'],
  ['apps/web/src/lib/index.ts', 'export const a = 1;'],
  ['apps/web/src/lib/a.ts', "export * from './b.ts';"],
  ['apps/web/src/lib/BadName.ts', 'export const a = 1;'],
  ['apps/server/src/modules/wallet/wallet.helper.ts', 'export const a = 1;'],
])('%s may not hold: %s', (path, text) => {
  expect(offences(path, text)).not.toEqual([]);
});

test.each([
  ['apps/server/src/modules/wallet/wallet.store.ts', "import { sql } from '#db/sql.ts';"],
  ['apps/server/src/modules/wallet/wallet.store.ts', 'sql`select member_id::text, at::date from session`'],
  ['apps/server/src/db/a.ts', "open({ application_name: 'maidan', statement_timeout: 2 * waitMs });"],
  ['apps/server/src/adapters/identity/a.ts', 'type Claims = { auth_time: number };'],
  ['apps/web/src/features/lobby/a.tsx', "import { x } from '#features/lobby/x.ts';"],
  [
    'apps/server/src/db/migrations/0999-a.sql',
    '-- Instead of create view a.\ndrop view a; create table a (id int);',
  ],
  [
    'apps/server/src/db/functions/b/a.sql',
    'create or replace function a() returns int language sql as $$ select 1 $$;',
  ],
  ['apps/server/src/sandbox/catalogue/a.ts', "import { x } from '@maidan/games/line-slot/manifest.ts';"],
  ['apps/web/src/lib/call/call.ts', "await fetch('/wps/x');"],
  ['apps/web/src/lib/pictures/picture.tsx', '<img src={src} alt="" />'],
  ['packages/games/src/line-slot/rules.ts', "import { minor } from '@maidan/contract/money.ts';"],
])('%s may hold: %s', (path, text) => {
  expect(offences(path, text)).toEqual([]);
});

test('an offence says what to do instead', () => {
  expect(offences('apps/web/src/lib/a.ts', 'export default 1;').join()).toContain('instead:');
});
