import help from './help.json';
import service from './service.json';

/** Loaded when somebody looks for help: see `WithHelpTexts`. */
export const messages = { help, service };
