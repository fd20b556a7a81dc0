import * as z from 'zod/mini';

export const chatMessageId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

/** What others see of somebody. */
const speaker = {
  /** A name made up for the chat alone, the same for all lines of one person; it says nothing about the account. */
  author: z.uuid(),
  /** T33: masked like every name that others see; of staff the name that the operator gave them. */
  name: z.string(),
  /** Nobody: the page says so beside the name (decision 0082). */
  isBot: z.boolean(),
  /** T28: speaks for the house. A row of the operator decides it; no name and no text does. */
  isStaff: z.boolean(),
};

/** The line that another one answers; its words are `null` once it was taken out. */
export const chatQuote = z.object({ id: z.string(), ...speaker, text: z.nullable(z.string()) });
export type ChatQuote = z.infer<typeof chatQuote>;

export const chatMessage = z.object({
  id: z.string(),
  /** The room's number of this line: whatever happens in a room has the next one. */
  place: z.number(),
  ...speaker,
  /** HDR-05: one of the drawn pictures; what somebody sent of their own stays with them. */
  iconUrl: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  replyTo: z.nullable(chatQuote),
});
export type ChatMessage = z.infer<typeof chatMessage>;
