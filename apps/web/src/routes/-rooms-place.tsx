import { lazy, useSyncExternalStore } from 'react';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import { QuietPart } from '#lib/loading/quiet-part.tsx';

const LiveRooms = lazy(async () => ({
  default: (await import('#features/games/live-rooms.tsx')).LiveRooms,
}));
const never = (): (() => void) => () => undefined;

/** GAM-08: the rooms come after the page; their place is kept, so that nothing moves when they do. */
export function RoomsPlace({ onPlay }: { onPlay: PlayHandler }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className="script-only empty:bg-surface min-h-52 rounded-xl has-[>[hidden]]:hidden">
      {inBrowser && (
        <QuietPart>
          <LiveRooms onPlay={onPlay} />
        </QuietPart>
      )}
    </div>
  );
}
