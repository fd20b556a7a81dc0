import { countInvitationVisit } from '@maidan/contract/invitation/count-invitation-visit.ts';
import { call } from '#lib/call/call.ts';
import { newId } from '#lib/call/new-id.ts';
import { storedValue } from '#lib/storage/storage.ts';

type Visits = Readonly<Record<string, string>>;
const isVisits = (value: unknown): value is Visits =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((name) => typeof name === 'string');

const MOST = 20;
const CODE = /^[A-Za-z0-9]{3,24}$/;
const visits = storedValue<Visits>('maidan-links', isVisits, {});

/**
 * AGT-09: tells that a link was opened, by a name that this browser has for this link alone: nobody is followed from one link to
 * another by it. A link that was told before is told by the same name, and counts no more.
 */
export async function countVisit(code: string): Promise<void> {
  if (!CODE.test(code)) return;
  const key = code.toUpperCase();
  const known = visits.read();
  const browser = known[key] ?? newId();
  if (known[key] === undefined)
    visits.write(Object.fromEntries([...Object.entries(known).slice(1 - MOST), [key, browser]]));
  // Whoever looks at the page is not to be troubled by it.
  await call(countInvitationVisit, { code, browser }).catch(() => undefined);
}
