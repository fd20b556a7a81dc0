import type { Database } from '#db/database.ts';
import {
  noteLogin,
  selectDoorById,
  selectDoorByMobile,
  selectDoorByName,
  type DoorRow,
} from './member-for-login.store.ts';

/** What the door needs to know of a member, and nothing else. */
export type MemberAtDoor = ReturnType<typeof describe>;

function describe(row: DoorRow) {
  return {
    id: row.id.toString(),
    username: row.username,
    /** Null for whoever never chose one: no password matches then. */
    passwordHash: row.has_password ? row.password_hash : null,
    type: row.type,
    status: row.status,
    firstTime: row.first_time,
    mustChange: row.must_change,
    expiresPassed: row.expires_passed,
    passwordAgeDays: row.password_age_days,
    mobile: row.mobile,
    email: row.email,
    payeeName: row.payee_name,
    hasTotp: row.has_totp,
    secondStepAlways: row.second_step_always,
    /** T25: hours for which the account stays held after a reset by phone. */
    heldHours: row.held_hours,
    heldUntil: row.held_until,
    heldBecause: row.held_because,
  };
}

const orNull = (row: DoorRow | null) => (row === null ? null : describe(row));

export async function findForLogin(db: Database, merchant: string, usernameKey: string) {
  return orNull(await selectDoorByName(db, merchant, usernameKey));
}

export async function findAtDoor(db: Database, merchant: string, memberId: string) {
  return orNull(await selectDoorById(db, merchant, memberId));
}

/** `mobile` is the country's digits and the number's, as `mobileDigits` makes them. */
export async function findByMobile(db: Database, merchant: string, mobile: string) {
  return orNull(await selectDoorByMobile(db, merchant, mobile));
}

export const rememberLogin = noteLogin;
