/** HDR-05: pictures the house has drawn for whoever sends none of their own. */
export const DRAWN_AVATARS = [
  'tiger',
  'peacock',
  'elephant',
  'fox',
  'owl',
  'rabbit',
  'panda',
  'lion',
  'cat',
  'frog',
  'kite',
  'lotus',
  'mango',
  'rickshaw',
  'boat',
  'moon',
] as const;
export type DrawnAvatar = (typeof DRAWN_AVATARS)[number];
