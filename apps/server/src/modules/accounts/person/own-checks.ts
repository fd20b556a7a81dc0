import { sessionOf, type CallContext } from '#call/call-context.ts';
import { selectChecks, type OwnCheckRow } from './person.store.ts';

type Check = { state: 'unchecked' | OwnCheckRow['state']; page: string | null };

/** What is known of the member's age and identity, for the member. */
export async function ownChecks(context: CallContext): Promise<Record<'age' | 'identity', Check>> {
  const { memberId } = sessionOf(context);
  const rows = await selectChecks(context.db, context.config.merchant, memberId);
  const of = (kind: OwnCheckRow['kind']): Check => {
    const row = rows.find((known) => known.kind === kind);
    return row === undefined ? { state: 'unchecked', page: null } : { state: row.state, page: row.page };
  };
  return { age: of('age'), identity: of('identity') };
}
