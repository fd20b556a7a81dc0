import app from './app.json';
import help from './help.json';
import messagesOfPlatform from './messages.json';
import service from './service.json';
import winners from './winners.json';

/** Loaded when somebody looks for help or news: see `WithHelpTexts`. */
export const messages = { app, help, messages: messagesOfPlatform, service, winners };
