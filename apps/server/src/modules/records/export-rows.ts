import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';

/** So many rows are asked for at a time; no more of a file is ever in memory. */
export const PIECE = 500;

export const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: RECORD_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
