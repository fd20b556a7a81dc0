/**
 * `npm run verify-rounds -- FILE…` plays published rounds again and says which of them are as published. Without a file it reads
 * what is piped in. Asks nobody: what it needs is in the file.
 */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { checkText, isAllRight } from './check-rounds.ts';
import type { Verdict } from './verdict.ts';

const files = process.argv.slice(2);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const sources = files.length === 0 ? ['-'] : files;
const faults = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ commitment, seedIsKept, rounds }) => [
    ...(seedIsKept ? [] : [`  ✗ the secret does not fit its fingerprint ${commitment}`]),
    ...rounds.flatMap(({ id, gameCode, nonce, fault }) =>
      fault === null ? [] : [`  ✗ ${gameCode}, counter ${nonce}, round ${id}: ${fault}`],
    ),
  ]);

const hits = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ rounds }) =>
    rounds.flatMap(({ id, gameCode, nonce, jackpot, fault }) =>
      jackpot === null || fault !== null
        ? []
        : [`  ★ ${gameCode}, counter ${nonce}, round ${id}: jackpot hit, ${jackpot} paid of the pool`],
    ),
  );

const seasons = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ season, rounds }) =>
    season === undefined
      ? []
      : [
          `  season ${season}: of ${rounds.length} matches told, ${rounds.filter(({ fault }) => fault === null).length} have the seed that follows from its own`,
        ],
  );

for (const source of sources) {
  const content = source === '-' ? await text(process.stdin) : await readFile(source, 'utf8');
  const verdicts = checkText(content);
  const name = source === '-' ? 'what was piped in' : source;
  if (verdicts === null) {
    say(`${name}: nothing that a house publishes of its rounds`);
    process.exitCode = 2;
    continue;
  }
  const rounds = verdicts.reduce((sum, verdict) => sum + verdict.rounds.length, 0);
  const found = faults(verdicts);
  say(`${name}: ${rounds} rounds under ${verdicts.length} secrets, ${found.length} faults`);
  for (const line of [...found, ...hits(verdicts), ...seasons(verdicts)]) say(line);
  if (!isAllRight(verdicts)) process.exitCode ||= 1;
}
