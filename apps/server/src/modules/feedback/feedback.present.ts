import type { Feedback } from '@maidan/contract/feedback/feedback.ts';
import type { FeedbackRow } from './feedback.store.ts';

/** Who answered stays in the house. */
export function presentFeedback(row: FeedbackRow): Feedback {
  const { answer, answeredAt: at } = row;
  return {
    id: row.id.toString(),
    type: row.type,
    content: row.content,
    pictures: row.pictures,
    state: row.state,
    sentAt: row.sentAt.toISOString(),
    answer: answer === null || at === null ? null : { text: answer, at: at.toISOString() },
  };
}
