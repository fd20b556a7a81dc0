import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listSessions } from '@maidan/contract/accounts/sessions/list-sessions.ts';
import type { OwnSessionRow } from './session.store.ts';

type OwnSession = ResponseOf<typeof listSessions>['sessions'][number];

export function presentSession(row: OwnSessionRow, currentId: string): OwnSession {
  return {
    id: row.id,
    device: row.device,
    ip: row.ip,
    country: row.country,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === currentId,
  };
}
