import * as z from 'zod/mini';

/** T25: why an account, or one session of it, waits. The first two lie on the account, the others on the session alone. */
const HOLD_REASONS = ['phoneReset', 'contactChanged', 'noPassword', 'newAddress'] as const;
export const holdReason = z.enum(HOLD_REASONS);
export type HoldReason = z.infer<typeof holdReason>;
