import * as z from 'zod/mini';

export const chatMessageId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

export const chatMessage = z.object({
  id: z.string(),
  /** The room's number of this line: whatever happens in a room has the next one. */
  place: z.number(),
  /** A name made up for the chat alone, the same for all lines of one person; it says nothing about the account. */
  author: z.uuid(),
  /** T33: masked like every name that others see. */
  name: z.string(),
  /** Nobody: the page says so beside the name (decision 0082). */
  isBot: z.boolean(),
  /** HDR-05: one of the drawn pictures; what somebody sent of their own stays with them. */
  iconUrl: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessage>;
