import { useState } from 'react';
import { todayOf } from './day-math.ts';

/** The day on which the page was opened: a range does not move under the reader at midnight. */
export function useToday(): string {
  const [today] = useState(() => todayOf(new Date()));
  return today;
}
