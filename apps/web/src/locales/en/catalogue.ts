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
