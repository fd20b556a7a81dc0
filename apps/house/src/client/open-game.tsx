import { languageFacts } from '@maidan/contract/languages.ts';
import { PlayFailure, type GameHost } from '@maidan/games/screen-plug.ts';
import { screenOf } from '@maidan/games/screens.ts';
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { gameHost } from './game-host.ts';
import { GameTrouble } from './game-trouble.tsx';
import { hearPage } from './hear-page.ts';
import { openSession } from './house-session.ts';
import { letters } from './letters.ts';

export async function openGame(code: string | null): Promise<void> {
  const element = document.getElementById('root');
  if (!element) return;
  const root = createRoot(element);
  const gameCode = location.pathname.split('/').at(-1) ?? '';
  // Which game it is, is known before whose: its screen comes while the house is asked.
  const openScreen = screenOf(gameCode);
  try {
    const session = await openSession(code, gameCode);
    const { language } = session;
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = session.theme;
    hearPage(session.siteOrigin);
    const [opened] = await Promise.all([
      openScreen?.(language),
      letters(`A${languageFacts(language).name}${session.currencySymbol}`),
    ]);
    if (!opened) throw new PlayFailure('NOT_FOUND');
    const { title, Screen } = opened;
    document.title = session.title ?? title;
    const host = gameHost(session);
    // In slices: nobody waits for a press meanwhile, but the page around the frame goes on moving.
    startTransition(() =>
      root.render(
        <Ready host={host}>
          <Screen host={host} />
        </Ready>,
      ),
    );
  } catch (error) {
    root.render(<GameTrouble code={error instanceof PlayFailure ? error.code : 'INTERNAL'} />);
  }
}

/** The page around the frame is told when the screen is there. */
function Ready({ host, children }: { host: GameHost; children: ReactNode }) {
  useEffect(() => host.tell({ type: 'maidan:ready', shows: ['balance'] }), [host]);
  return children;
}
