import common from './common.json';
import errors from './errors.json';
import games from './games.json';
import lobby from './lobby.json';
import session from './session.json';
import shell from './shell.json';

export const messages = {
  common,
  errors,
  games,
  lobby,
  session,
  shell,
};

/** Texts that come later, each file when it is needed: see `lib/texts/i18n.tsx`. The others are read where they are shown. */
export const late = {
  account: () => import('./account.ts'),
  help: () => import('./help.ts'),
  lists: () => import('./lists.ts'),
  news: () => import('./news.ts'),
  protection: () => import('./protection.ts'),
};
