import * as z from 'zod/mini';

/** What stands after `/chat/` in an address. */
export const chatRoomId = z.string().check(z.maxLength(24), z.regex(/^[a-z][a-z0-9-]*$/));

export const chatRoom = z.object({ room: chatRoomId, name: z.string(), about: z.string() });
