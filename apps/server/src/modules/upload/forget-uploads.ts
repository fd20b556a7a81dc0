import type { NodeWork } from '#jobs/node-work.ts';
import { deleteWaiting } from './upload.store.ts';

/** A picture that nothing needed within a day is nobody's proof. */
export const forgetUploads: NodeWork = {
  name: 'forget-uploads',
  everyMs: 10 * 60_000,
  run: ({ db, config }) => deleteWaiting(db, config.merchant),
};
