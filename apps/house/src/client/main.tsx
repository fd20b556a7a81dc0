import './client.css';
import { takeCodeFromAddress } from './launch-code.ts';

// Before anything else runs or loads: the one-time code leaves the address and the history.
const code = takeCodeFromAddress();

// They come together, but each runs in a task of its own: as one they would hold a phone up for a fifth of a second.
const [, , { openGame }] = await Promise.all([
  import('./house-session.ts'),
  import('react-dom/client'),
  import('./open-game.tsx'),
]);
await openGame(code);
