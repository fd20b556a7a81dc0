import chat from './chat.json';
import contract from './contract.json';

export const messages = { chat, contract };
