import { PlayFailure } from '@maidan/games/screen-plug.ts';
import { screenOf } from '@maidan/games/screens.ts';
import { createRoot } from 'react-dom/client';
import { gameHost } from './game-host.ts';
import { hearPage } from './hear-page.ts';
import { GameCover, GameTrouble } from './game-cover.tsx';
import { openSession } from './house-session.ts';

export async function openGame(code: string | null): Promise<void> {
  const element = document.getElementById('root');
  if (!element) return;
  const root = createRoot(element);
  root.render(<GameCover />);
  const gameCode = location.pathname.split('/').at(-1) ?? '';
  try {
    const session = await openSession(code, gameCode);
    document.documentElement.lang = session.language;
    document.documentElement.dataset['theme'] = session.theme;
    hearPage(session.siteOrigin);
    const opened = await screenOf(gameCode)?.(session.language);
    if (!opened) throw new PlayFailure('NOT_FOUND');
    const { title, Screen } = opened;
    document.title = session.title ?? title;
    const host = gameHost(session);
    root.render(<Screen host={host} />);
    host.tell({ type: 'maidan:ready', shows: ['balance'] });
  } catch (error) {
    root.render(<GameTrouble code={error instanceof PlayFailure ? error.code : 'INTERNAL'} />);
  }
}
