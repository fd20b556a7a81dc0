import type { CallContext } from '#call/call-context.ts';
import { selectPlayers, type PlayerRow } from './vendor-simulator.store.ts';

/** Those of the sandbox's demo accounts that can have money and, one of them, may not play. */
export const DEMO_PLAYERS = ['demo', 'vip', 'excluded'] as const;

export type SimulatedPlayer = PlayerRow & { readonly own: boolean };

/** For whom calls may be sent: accounts that everybody may try out, and one's own. */
export async function simulatedPlayers({ db, config, session }: CallContext): Promise<SimulatedPlayer[]> {
  const own = session === null || session.isTrial ? null : session.username.toLowerCase();
  const names = [...new Set([...(own === null ? [] : [own]), ...DEMO_PLAYERS])];
  const rows = await selectPlayers(db, config.merchant, names);
  return rows.map((row) => ({ ...row, own: row.id.toString() === session?.memberId }));
}
