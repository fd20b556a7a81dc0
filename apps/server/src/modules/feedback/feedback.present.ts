import type { Feedback } from '@maidan/contract/feedback/feedback.ts';
import type { FeedbackRow } from './feedback.store.ts';

/** Who answered stays in the house. */
export function presentFeedback(row: FeedbackRow): Feedback {
  const { answer, answered_at: at } = row;
  return {
    id: row.id.toString(),
    type: row.type,
    content: row.content,
    pictures: row.pictures,
    state: row.state,
    sentAt: row.sent_at.toISOString(),
    answer: answer === null || at === null ? null : { text: answer, at: at.toISOString() },
  };
}
