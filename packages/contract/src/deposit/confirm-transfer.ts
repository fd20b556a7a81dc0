import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { pictureIds } from '#upload/picture.ts';
import { depositDetail, depositId } from './deposit.ts';

export const confirmTransfer = defineOperation({
  name: 'confirmTransfer',
  summary: 'The member has made the transfer; somebody looks at it. Proofs are own uploads',
  method: 'POST',
  path: '/wps/member/deposit/transferred',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  openDuring: ['regionBlock'],
  request: z.strictObject({ id: depositId, proofs: pictureIds }),
  response: depositDetail,
  errors: ['NOT_FOUND', 'PROOF_NEEDED', 'DEPOSIT_NOT_WAITING', 'PICTURE_UNKNOWN'],
});
