import { launchChat as launchChatOperation } from '@maidan/contract/chat/launch-chat.ts';
import { listChatMessages as listChatMessagesOperation } from '@maidan/contract/chat/list-chat-messages.ts';
import { listChatRooms as listChatRoomsOperation } from '@maidan/contract/chat/list-chat-rooms.ts';
import { muteChatAuthor as muteChatAuthorOperation } from '@maidan/contract/chat/mute-chat-author.ts';
import { reportChatMessage as reportChatMessageOperation } from '@maidan/contract/chat/report-chat-message.ts';
import { sendChatMessage as sendChatMessageOperation } from '@maidan/contract/chat/send-chat-message.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { muteChatAuthor } from './mute-chat-author.ts';
import { reportChatMessage } from './report-chat-message.ts';
import { listChatMessages } from './list-chat-messages.ts';
import { launchChat } from './launch-chat.ts';
import { listChatRooms } from './list-chat-rooms.ts';
import { sendChatMessage } from './send-chat-message.ts';

export function mountChat(app: App): void {
  mount(app, listChatRoomsOperation, listChatRooms);
  mount(app, launchChatOperation, launchChat);
  mount(app, listChatMessagesOperation, listChatMessages);
  mount(app, sendChatMessageOperation, sendChatMessage);
  mount(app, reportChatMessageOperation, reportChatMessage);
  mount(app, muteChatAuthorOperation, muteChatAuthor);
}
