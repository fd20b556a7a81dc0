import { PlainError } from '../steps.mjs';

/** `--reason TEXT` behind a command; what stands alone keeps its order. */
export function readFlags(args: readonly string[]): { rest: string[]; flags: Map<string, string> } {
  const rest: string[] = [];
  const flags = new Map<string, string>();
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (!word.startsWith('--')) {
      rest.push(word);
      continue;
    }
    const value = args[at + 1];
    if (value === undefined || value.startsWith('--')) throw new PlainError(`${word} needs a value.`);
    flags.set(word.slice(2), value);
    at += 1;
  }
  return { rest, flags };
}

/** Whoever decides about money says why; it stands in the audit for good, beside who they are. */
export function readWhy(flags: ReadonlyMap<string, string>): string {
  const reason = (flags.get('reason') ?? '').trim();
  if (reason === '' || reason.length > 500)
    throw new PlainError('Why? Add --reason with a few words. Nothing was changed.');
  return reason;
}
