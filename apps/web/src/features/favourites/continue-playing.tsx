import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useLanguage, WithAccountTexts } from '#lib/texts/i18n.tsx';
import { ContinueCard } from './continue-card.tsx';
import type { ContinueGame } from './continue-card.tsx';
import { recentGamesQuery } from './favourites.queries.ts';

type ContinuePlayingProps = {
  /** What to begin with, for whoever has not played yet or whose games are all closed. */
  suggested: ContinueGame | undefined;
  onPlay: (game: ContinueGame, press: MouseEvent) => void;
};

/** On home, for members. Its place is kept from the first paint on, so it is never left empty. */
export function ContinuePlaying({ suggested, onPlay }: ContinuePlayingProps) {
  const { data: recent, isError } = useQuery(recentGamesQuery(useLanguage()));
  if (recent === undefined && !isError) return null;
  const last = recent?.find(({ open }) => open);
  const game = last ?? suggested;
  if (game === undefined) return null;
  return (
    <WithAccountTexts>
      <ContinueCard game={game} first={last === undefined} onPlay={onPlay} />
    </WithAccountTexts>
  );
}
