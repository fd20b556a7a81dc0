import messagesOfPlatform from './messages.json';

/** Loaded when somebody looks for news, or is told some: see `WithNewsTexts`. */
export const messages = { messages: messagesOfPlatform };
