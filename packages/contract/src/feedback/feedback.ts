import * as z from 'zod/mini';
import { pictureId } from '#upload/picture.ts';

/** MEM-13: what a question is about. */
export const FEEDBACK_TYPES = ['deposit', 'withdrawal', 'game', 'account', 'suggestion', 'other'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];
export const feedbackType = z.enum(FEEDBACK_TYPES);

export const FEEDBACK_STATES = ['open', 'answered'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

export const FEEDBACK_SHORTEST = 10;
export const FEEDBACK_LONGEST = 1_000;

export const feedback = z.object({
  id: z.string(),
  type: feedbackType,
  content: z.string(),
  pictures: z.array(pictureId),
  state: z.enum(FEEDBACK_STATES),
  sentAt: z.iso.datetime(),
  answer: z.nullable(z.object({ text: z.string(), at: z.iso.datetime() })),
});
export type Feedback = z.infer<typeof feedback>;
