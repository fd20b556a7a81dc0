import { writeAudit } from '#audit/write-audit.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import { tellProfile } from '#live/tell-profile.ts';
import {
  decideReports,
  hideLine,
  writeRoom,
  writeSilence,
  writeSlow,
  writeStaff,
  type HiddenLine,
  type NewRoom,
} from './moderate.store.ts';
import { tellRoom } from './tell-room.ts';

export type ChatDesk = { db: Database; bus: Bus; config: Pick<Config, 'merchant'> };
type Act = { by: string; reason: string };

/** T28: an operator takes a line back; it goes from every open page at once, and out of what answers it. */
export async function hideChatMessage(
  { db, bus, config: { merchant } }: ChatDesk,
  { id, by, reason }: Act & { id: string },
): Promise<HiddenLine | null> {
  const hidden = await db.transaction(async (tx) => {
    const line = await hideLine(tx, merchant, id);
    if (line === null) return null;
    const reports = await decideReports(tx, merchant, id);
    await writeAudit(tx, merchant, {
      actor: by,
      action: 'chat-line-hidden',
      subject: `chat-line:${id}`,
      reason,
      // The line itself goes one day; what was taken out stays known.
      detail: { room: line.room, member: line.username, text: line.text, reports },
    });
    return line;
  });
  if (hidden !== null) await tellRoom(bus, hidden.room, Number(hidden.version), { hidden: id });
  return hidden;
}

/** The reports of a line are answered by leaving it. Who reports it after that is heard again. */
export async function dismissReports(
  { db, config: { merchant } }: ChatDesk,
  { id, by, reason }: Act & { id: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const reports = await decideReports(tx, merchant, id);
    if (reports === 0) return false;
    const entry = { actor: by, action: 'chat-reports-dismissed', subject: `chat-line:${id}`, reason };
    await writeAudit(tx, merchant, { ...entry, detail: { reports } });
    return true;
  });
}

type Silence = Act & { username: string; silenced: boolean; hours: number | null };

/** Reads on and writes nothing, for so many hours or until it is taken back; open pages follow. */
export async function silenceMember(
  { db, bus, config: { merchant } }: ChatDesk,
  { by, reason, ...silence }: Silence,
): Promise<boolean> {
  const memberId = await db.transaction(async (tx) => {
    const id = await writeSilence(tx, { merchant, ...silence });
    if (id === null) return null;
    await writeAudit(tx, merchant, {
      actor: by,
      action: silence.silenced ? 'chat-member-muted' : 'chat-member-unmuted',
      subject: `member:${id}`,
      reason,
      detail: { hours: silence.hours },
    });
    return id;
  });
  if (memberId !== null) await tellProfile({ db, bus }, memberId.toString());
  return memberId !== null;
}

/** T28: who speaks for the house, and by which name; null ends it. */
export async function nameStaff(
  { db, config: { merchant } }: ChatDesk,
  { by, reason, username, name }: Act & { username: string; name: string | null },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const id = await writeStaff(tx, { merchant, username, name });
    if (id === null) return false;
    const entry = { actor: by, action: 'chat-staff-named', subject: `member:${id}`, reason };
    await writeAudit(tx, merchant, { ...entry, detail: { name } });
    return true;
  });
}

/** Slow mode; 0 ends it. Open pages count by it at once. */
export async function slowRoom(
  { db, bus, config: { merchant } }: ChatDesk,
  { by, reason, room, seconds }: Act & { room: string; seconds: number },
): Promise<boolean> {
  const version = await db.transaction(async (tx) => {
    const next = await writeSlow(tx, { merchant, room, seconds });
    if (next === null) return null;
    const entry = { actor: by, action: 'chat-room-slowed', subject: `chat-room:${room}`, reason };
    await writeAudit(tx, merchant, { ...entry, detail: { seconds } });
    return next;
  });
  if (version !== null) await tellRoom(bus, room, Number(version), { slowSeconds: seconds });
  return version !== null;
}

/** A room is opened, or gets another name. */
export async function openRoom(
  { db, config: { merchant } }: Pick<ChatDesk, 'db' | 'config'>,
  { by, ...room }: NewRoom & { by: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await writeRoom(tx, merchant, room);
    const entry = {
      actor: by,
      action: 'chat-room-opened',
      subject: `chat-room:${room.room}`,
      reason: 'by command',
    };
    await writeAudit(tx, merchant, { ...entry, detail: { language: room.language, name: room.name } });
  });
}
