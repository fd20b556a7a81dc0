import { isBoolean, storedValue } from '#lib/storage/storage.ts';

/** MSG-02: whether this session began with a first login. It goes with the session. */
export const firstLogin = storedValue('maidan-first-login', isBoolean, false, 'session');
