import { PlainError } from './steps.mjs';

/** `--by NAME --reason TEXT` behind a command; what stands alone keeps its order. */
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

const NAME = /^[A-Za-z][A-Za-z0-9._@ -]{1,59}$/;

/** Whoever decides about money says who they are and why; both stand in the audit for good. */
export function readWhoAndWhy(flags: ReadonlyMap<string, string>): { by: string; reason: string } {
  const by = flags.get('by') ?? '';
  const reason = (flags.get('reason') ?? '').trim();
  if (!NAME.test(by) || by.toLowerCase() === 'system')
    throw new PlainError('Who decides this? Add --by with a name. Nothing was changed.');
  if (reason === '' || reason.length > 500)
    throw new PlainError('Why? Add --reason with a few words. Nothing was changed.');
  return { by, reason };
}
