import type { Verdict } from './run-kit.ts';

const MARKS = { passed: 'ok      ', failed: 'FAILED  ', skipped: 'skipped ' } as const;

/** One line for a question, and below it what somebody needs who mends the wallet. */
export function lineOf({ id, rule, title, copies, outcome, reason, expected, seen }: Verdict): string {
  const line = `${MARKS[outcome]} ${id.padEnd(4)} ${rule.padEnd(4)} ${String(copies).padStart(2)}x  ${title}`;
  const more = [
    reason === '' ? '' : `${outcome === 'skipped' ? 'because' : 'it says'}: ${reason}`,
    expected === '' ? '' : `expected: ${expected}`,
    seen === '' ? '' : `seen:     ${seen}`,
  ].filter((text) => text !== '');
  return [line, ...more.map((text) => `           ${text}`)].join('\n');
}

export function summaryOf(verdicts: readonly Verdict[]): string {
  const count = (outcome: Verdict['outcome']) => verdicts.filter((one) => one.outcome === outcome).length;
  const failed = [...new Set(verdicts.filter((one) => one.outcome === 'failed').map(({ id }) => id))];
  return [
    `${verdicts.length} questions: ${count('passed')} ok, ${count('failed')} failed, ${count('skipped')} skipped.`,
    failed.length === 0 ? '' : `Failed: ${failed.join(', ')}. What each rule means: docs/seamless-wallet.md`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  text
    .replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')
    // What XML cannot hold at all.
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '?');

/** As build servers read it. */
export function junitOf(name: string, verdicts: readonly Verdict[]): string {
  const cases = verdicts.map((one) => {
    const head = `    <testcase classname="${escaped(`${name}.${one.copies}x`)}" name="${escaped(`${one.id} ${one.rule}: ${one.title}`)}" time="${one.ms / 1000}"`;
    if (one.outcome === 'passed') return `${head}/>`;
    const inside =
      one.outcome === 'skipped'
        ? `<skipped message="${escaped(one.reason)}"/>`
        : `<failure message="${escaped(one.reason)}">expected: ${escaped(one.expected)}\nseen: ${escaped(one.seen)}</failure>`;
    return `${head}>${inside}</testcase>`;
  });
  const count = (outcome: Verdict['outcome']) => verdicts.filter((one) => one.outcome === outcome).length;
  const counts = `tests="${verdicts.length}" failures="${count('failed')}" skipped="${count('skipped')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escaped(name)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
