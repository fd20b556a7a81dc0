import chat from './chat.json';
import contract from './contract.json';

/** Loaded when a member opens the chat or is offered a contract: see `WithChatTexts`. */
export const messages = { chat, contract };
