import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import {
  customerService,
  domainRoute,
  firebaseSettings,
  registerFields,
  resource,
  whitelabel,
} from '#system/site-settings.ts';

/** SET-01, SET-02. */
export const getPermission = defineOperation({
  name: 'getPermission',
  summary: 'Everything a page must know of the site before it draws',
  method: 'GET',
  path: '/wps/system/permission',
  who: 'visitor',
  encrypted: false,
  perMinute: 120,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({
    /** The page's own public key (P-256): customer-service paths are sealed to it. */
    pageKeyX: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    pageKeyY: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  }),
  response: z.object({
    info: z.object({
      customerService: z.array(customerService),
      domainRoute,
      resources: z.array(resource),
      whitelabel,
      register: registerFields,
      mainDomain: z.string(),
      analytics: z.object({ gtagId: z.nullable(z.string()) }),
      imageCDNs: z.array(z.url()),
      launchGameCDNs: z.array(z.url()),
      firebase: firebaseSettings,
      /** AGT-08: AGENTPOLICY3, whether pages of agents ask which contracts run. */
      agentPolicy3: z.boolean(),
    }),
    location: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
    maintenance: z.object({ active: z.boolean(), end: z.nullable(z.iso.datetime()) }),
    regionRestriction: z.object({ active: z.boolean() }),
  }),
  errors: [],
});
