import app from './app.json';
import help from './help.json';
import mall from './mall.json';
import service from './service.json';
import winners from './winners.json';

/** Loaded when somebody looks for help: see `WithHelpTexts`. */
export const messages = { app, help, mall, service, winners };
