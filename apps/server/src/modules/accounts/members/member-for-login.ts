import {
  noteForced,
  noteLogin,
  selectDoorById,
  selectDoorByMobile,
  selectDoorByName,
} from './member-for-login.store.ts';

export type { MemberAtDoor } from './member-for-login.store.ts';

export const findForLogin = selectDoorByName;
export const findAtDoor = selectDoorById;
/** `mobile` is the country's digits and the number's, as `mobileDigits` makes them. */
export const findByMobile = selectDoorByMobile;
export const rememberLogin = noteLogin;
export const rememberForced = noteForced;
