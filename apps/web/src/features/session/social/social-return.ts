import { storedValue } from '#lib/storage/storage.ts';

export type SocialReturn = { returnTo: string; site: 'member' | 'agent' };

const isReturn = (value: unknown): value is SocialReturn =>
  typeof value === 'object' &&
  value !== null &&
  'returnTo' in value &&
  typeof value.returnTo === 'string' &&
  'site' in value &&
  (value.site === 'member' || value.site === 'agent');

/** LOG-14: where this tab wanted to go before it left for the other service. The page that it comes back to reads it. */
export const socialReturn = storedValue<SocialReturn>(
  'maidan-social-return',
  isReturn,
  { returnTo: '/', site: 'member' },
  'session',
);
