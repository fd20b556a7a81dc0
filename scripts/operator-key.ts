/** `npm run operator-key -- NAME [rights …]`: makes an operator with a key, or ends one. Needs the database's own login. */
import { OPERATOR_RIGHTS, type OperatorRight } from '@maidan/server/modules/operator/know-operator.ts';
import { operatorKeysOf, ownerUrlOf } from './lib/operator/desk.ts';
import { endOperator, makeOperator } from './lib/operator/key.ts';
import { fail, PlainError } from './lib/steps.mjs';

const USAGE = `Usage: npm run operator-key -- NAME [right …]   makes the operator, or gives a new key; without rights: to look only
       npm run operator-key -- end NAME          from now on that key opens nothing

The rights are ${OPERATOR_RIGHTS.join(', ')}, or all.
DATABASE_URL is the address of the database's owner, as for npm run migrate; without it, the sandbox of DATA_DIR.`;

function readRights(words: readonly string[]): OperatorRight[] {
  if (words.includes('all')) return [...OPERATOR_RIGHTS];
  const unknown = words.find((word) => !OPERATOR_RIGHTS.some((right) => right === word));
  if (unknown !== undefined) throw new PlainError(`${unknown} is no right.\n\n${USAGE}`);
  return OPERATOR_RIGHTS.filter((right) => words.includes(right));
}

async function main(): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2);
  if (name === '' || name === 'help') throw new PlainError(USAGE);
  const place = {
    ownerUrl: ownerUrlOf(process.env),
    merchant: process.env['MERCHANT_CODE'] ?? 'maidan',
  };
  if (name === 'end') {
    await endOperator({ ...place, name: words[0] ?? '' });
    process.stdout.write(`${words[0]} is no operator any more.\n`);
    return;
  }
  const rights = readRights(words);
  const file = await makeOperator({ ...place, folder: operatorKeysOf(process.env), name, rights });
  process.stdout.write(
    `${name} may: look${rights.length === 0 ? '' : `, ${rights.join(', ')}`}\nThe key is in ${file}; give it to ${name} alone.\n`,
  );
}

/** What PostgreSQL answers to a login that owns nothing. */
const NOT_PERMITTED = '42501';

await main().catch((error: unknown) =>
  fail(
    error instanceof Error && 'code' in error && error.code === NOT_PERMITTED
      ? new PlainError(
          'This login may not make operators: DATABASE_URL must be the address of the database’s owner.',
        )
      : error,
  ),
);
