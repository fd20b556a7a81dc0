import type { DueWork } from '#jobs/due-work.ts';
import { deleteWaiting } from './upload.store.ts';

/** A picture that nothing needed within a day is nobody's proof. */
export const forgetUploads: DueWork = {
  name: 'forget-uploads',
  everyMs: 10 * 60_000,
  run: ({ db, config }) => deleteWaiting(db, config.merchant),
};
