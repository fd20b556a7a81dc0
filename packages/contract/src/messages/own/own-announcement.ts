import * as z from 'zod/mini';

/** MSG-01: what a member finds in the center: notices, headlines, promotions, popups, and the banners of the site. */
export const CENTER_TYPES = ['PL', 'H', 'PR', 'PU', 'B'] as const;
export type CenterType = (typeof CENTER_TYPES)[number];

/** The number of an announcement, or the name of a banner behind `b-`. */
export const centerId = z.string().check(z.regex(/^(?:[1-9]\d{0,17}|b-[a-z0-9]{1,24})$/));

export const ownAnnouncement = z.object({
  id: z.string(),
  type: z.enum(CENTER_TYPES),
  title: z.string(),
  /** Rich text in the form that `readRichText` reads. */
  content: z.string(),
  /** A banner has no day. */
  publishedAt: z.nullable(z.iso.datetime()),
  /** On whatever device; a banner is never new. */
  read: z.boolean(),
  /** The page of this site that a banner leads to. */
  link: z.nullable(z.string()),
});
export type OwnAnnouncement = z.infer<typeof ownAnnouncement>;
