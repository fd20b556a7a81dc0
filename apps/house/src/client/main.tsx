import './client.css';
import { takeCodeFromAddress } from './launch-code.ts';

// Before anything else runs or loads: the one-time code leaves the address and the history.
const code = takeCodeFromAddress();

const { openGame } = await import('./open-game.tsx');
await openGame(code);
