import { HOME_GAMES_PER_SECTION } from '@maidan/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AccountGamePage } from '#features/favourites/account-game-page.tsx';
import type { AccountTab } from '#features/favourites/account-game-page.tsx';
import { menuCategories } from '#features/lobby/categories.ts';
import { GameCard, GameCardSkeleton } from '#features/lobby/game-card.tsx';
import { GameMenu } from '#features/lobby/game-menu.tsx';
import { HotSection } from '#features/lobby/home/game-section.tsx';
import { hotGamesQuery, vendorLanesQuery } from '#features/lobby/lobby.queries.ts';
import { useLanguage, WithAccountTexts } from '#lib/texts/i18n.tsx';
import { useLobbyLaunch } from './-lobby-launch.ts';

/** RTE-09: where the member's own games meet the cards of the lobby. */
export function AccountGames({ tab }: { tab: AccountTab }) {
  const language = useLanguage();
  const { data: lanes = [] } = useQuery(vendorLanesQuery(language));
  const { data: hot } = useQuery(hotGamesQuery(language));
  const onPlay = useLobbyLaunch();
  return (
    <div className="page-wide py-4 sm:py-6">
      <Suspense>
        <WithAccountTexts>
          <AccountGamePage
            tab={tab}
            slots={{
              menu: (
                <GameMenu categories={menuCategories(lanes)} current={tab === 'recent' ? 'RECENT' : 'FAV'} />
              ),
              Card: GameCard,
              skeleton: <GameCardSkeleton />,
              suggested: hot !== undefined && (
                <HotSection
                  hot={{ ...hot, games: hot.games.slice(0, HOME_GAMES_PER_SECTION / 2) }}
                  onPlay={onPlay}
                />
              ),
              onPlay,
            }}
          />
        </WithAccountTexts>
      </Suspense>
    </div>
  );
}
