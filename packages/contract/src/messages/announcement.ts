import * as z from 'zod/mini';

export const ANNOUNCEMENT_TYPES = ['PL', 'H', 'PU', 'PR'] as const;
export const EXECUTIONS = ['A', 'B', 'F'] as const;
export const BANNER_GROUPS = [
  'w_login',
  'w_register',
  'w_forget',
  'w_home',
  'w_leftmenu',
  'w_sports',
] as const;
/** MSG-05: a path of this site, a game's node id, an address outside the house, or nowhere. */
export const LINKAGE_TYPES = ['none', 'page', 'game', 'url'] as const;

export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  /** Rich text in the form that `readRichText` reads. */
  content: z.string(),
  promotionType: z.string(),
  execution: z.enum(EXECUTIONS),
  publishedAt: z.iso.datetime(),
});

export const banner = z.object({
  id: z.string(),
  groupName: z.enum(BANNER_GROUPS),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string(),
  /** Where the banner leads, by its linkage. */
  url: z.string(),
  linkageType: z.enum(LINKAGE_TYPES),
});
