import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { lineTransfer } from './line-transfer.ts';

/** AGT-04: the agent's own statement of transfers. */
export const listLineTransfers = defineOperation({
  name: 'listLineTransfers',
  summary: 'What was sent and received along the own line, newest first',
  method: 'GET',
  path: '/wps/agent/transfers',
  who: 'agent',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 50), 20),
    which: z._default(z.enum(['all', 'sent', 'received']), 'all'),
  }),
  response: z.object({
    currencySymbol: z.string(),
    transfers: z.array(lineTransfer),
    ...toNextPage,
  }),
  errors: [],
});
