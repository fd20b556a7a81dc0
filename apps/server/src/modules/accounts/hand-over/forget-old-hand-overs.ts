import { deleteOldHandOvers } from './hand-over.store.ts';

export const forgetOldHandOvers = deleteOldHandOvers;
