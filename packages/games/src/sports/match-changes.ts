import type { BookMatch, MatchChange } from './book-wire.ts';
import type { MatchEvent } from './sport.ts';

const isSame = (one: MatchEvent, other: MatchEvent | undefined): boolean =>
  one.at === other?.at && one.kind === other.kind && one.side === other.side && one.value === other.value;

/** What whoever was told of a match before has to hear. Null: nothing. */
export function changeOf(before: BookMatch, now: BookMatch): MatchChange | null {
  const { id, phase, step, seed } = now;
  const other = now.events.findIndex((event, place) => !isSame(event, before.events[place]));
  const kept = other < 0 ? now.events.length : other;
  const isUnchanged =
    before.phase === phase && before.step === step && before.seed === seed && kept === before.events.length;
  if (isUnchanged && kept === now.events.length) return null;
  const events = now.events.slice(kept);
  return { id, phase, step, kept, events, ...(seed === null || seed === before.seed ? {} : { seed }) };
}

type Told = Pick<BookMatch, 'phase' | 'step' | 'seed'> & { readonly events: readonly MatchEvent[] };

/** By which both sides have the same again. */
export const changed = (
  before: Pick<Told, 'events' | 'seed'>,
  { phase, step, kept, events, seed }: MatchChange,
): Told => ({ phase, step, events: [...before.events.slice(0, kept), ...events], seed: seed ?? before.seed });
