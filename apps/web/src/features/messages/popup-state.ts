import { isTextList, storedValue } from '#lib/storage/storage.ts';

export type PopupKind = 'user' | 'visitor';

/** MSG-02: which popups were closed in this session, kept apart for members and for visitors. */
const CLOSED = {
  user: storedValue('maidan-popups-user', isTextList, [], 'session'),
  visitor: storedValue('maidan-popups-visitor', isTextList, [], 'session'),
};

/** A logout empties the storage of the session; what a visitor has closed in this window stays closed all the same. */
const closedByVisitor = new Set<string>();

export function closedPopups(kind: PopupKind): ReadonlySet<string> {
  const stored = CLOSED[kind].read();
  if (kind === 'user') return new Set(stored);
  for (const id of stored) closedByVisitor.add(id);
  return closedByVisitor;
}

export function closePopups(kind: PopupKind, ids: readonly string[]): void {
  CLOSED[kind].write([...new Set([...closedPopups(kind), ...ids])]);
  closedPopups(kind);
}
