import { countUnread as countUnreadOperation } from '@maidan/contract/messages/count-unread.ts';
import { getHelpCenter as getHelpCenterOperation } from '@maidan/contract/messages/get-help-center.ts';
import { listAnnouncements as listAnnouncementsOperation } from '@maidan/contract/messages/list-announcements.ts';
import { listLiveWins as listLiveWinsOperation } from '@maidan/contract/messages/list-live-wins.ts';
import { listWinners as listWinnersOperation } from '@maidan/contract/messages/list-winners.ts';
import { markRead as markReadOperation } from '@maidan/contract/messages/mark-read.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getHelpCenter } from './get-help-center.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listLiveWins } from './list-live-wins.ts';
import { listWinners } from './list-winners.ts';
import { countUnread } from './count-unread.ts';
import { markRead } from './mark-read.ts';

export function mountMessages(app: App): void {
  mount(app, listAnnouncementsOperation, listAnnouncements);
  mount(app, listLiveWinsOperation, listLiveWins);
  mount(app, listWinnersOperation, listWinners);
  mount(app, getHelpCenterOperation, getHelpCenter);
  mount(app, countUnreadOperation, countUnread);
  mount(app, markReadOperation, markRead);
}
