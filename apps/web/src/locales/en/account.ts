import agent from './agent.json';
import announcements from './announcements.json';
import deposit from './deposit.json';
import feedback from './feedback.json';
import hub from './hub.json';
import inbox from './inbox.json';
import login from './login.json';
import password from './password.json';
import play from './play.json';
import received from './received.json';
import records from './records.json';
import register from './register.json';
import rewards from './rewards.json';
import security from './security.json';
import settings from './settings.json';
import upload from './upload.json';
import upline from './upline.json';
import wallets from './wallets.json';
import withdraw from './withdraw.json';

/** Loaded when somebody logs in, registers or opens an own page: see `WithAccountTexts`. */
export const messages = {
  agent,
  announcements,
  deposit,
  feedback,
  hub,
  inbox,
  login,
  password,
  play,
  received,
  records,
  register,
  rewards,
  security,
  settings,
  upload,
  upline,
  wallets,
  withdraw,
};
