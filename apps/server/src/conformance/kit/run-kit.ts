import { AssertionError } from 'node:assert';
import { ALL_CASES } from '#conformance/all-cases.ts';
import { createTrial, type Case } from '#conformance/trial.ts';
import { Skipped, type WalletUnderTest } from '#conformance/wallet-under-test.ts';

export type Verdict = {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly copies: number;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped, or what went wrong. */
  readonly reason: string;
  readonly expected: string;
  readonly seen: string;
  readonly ms: number;
};

/** Every question with each number of copies, one after the other; what fails keeps no other from being asked. */
export async function runKit(
  wallet: WalletUnderTest,
  {
    only,
    copies,
    onVerdict,
  }: { only: readonly string[]; copies: readonly number[]; onVerdict: (one: Verdict) => void },
): Promise<Verdict[]> {
  const cases = ALL_CASES.filter(({ id }) => only.length === 0 || only.includes(id));
  const verdicts: Verdict[] = [];
  for (const number of copies)
    for (const one of cases) {
      const verdict = await ask(wallet, one, number);
      onVerdict(verdict);
      verdicts.push(verdict);
    }
  return verdicts;
}

async function ask(wallet: WalletUnderTest, one: Case, copies: number): Promise<Verdict> {
  const { id, rule, title } = one;
  const start = performance.now();
  const named = { id, rule, title, copies, reason: '', expected: '', seen: '' };
  const failed = await one.run(createTrial(wallet, copies)).then(
    () => null,
    (error: unknown) => error,
  );
  const ms = Math.round(performance.now() - start);
  if (failed === null) return { ...named, outcome: 'passed', ms };
  if (failed instanceof Skipped) return { ...named, outcome: 'skipped', reason: failed.message, ms };
  return { ...named, outcome: 'failed', ...described(failed), ms };
}

function described(error: unknown): Pick<Verdict, 'reason' | 'expected' | 'seen'> {
  const said = error instanceof Error ? error.message : String(error);
  // A connection that fails says why in its cause.
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  const reason = `${said.split('\n')[0] ?? ''}${cause}`;
  if (!(error instanceof AssertionError)) return { reason, expected: '', seen: '' };
  return { reason, expected: shown(error.expected), seen: shown(error.actual) };
}

const LONGEST = 600;
const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, LONGEST);
