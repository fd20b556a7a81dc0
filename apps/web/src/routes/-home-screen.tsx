import type { RouterContext } from '#lib/page/router-context.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BannerCarousel } from '#features/lobby/banners/banner-carousel.tsx';
import { EntranceBannerContext } from '#features/lobby/banners/entrance-banner.ts';
import { HomePage } from '#features/lobby/home/home-page.tsx';
import { hotGamesQuery, vendorLanesQuery } from '#features/lobby/lobby.queries.ts';
import { NoticeMarquee } from '#features/lobby/home/notice-marquee.tsx';
import { announcementsQuery, useAnnouncements } from '#features/messages/messages.queries.ts';
import { WinnersPlace } from '#features/winners/winners-place.tsx';
import { useLanguage } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { SearchOpener } from '#lib/overlays/search-opener.tsx';
import { ResumePlace } from './-resume-place.tsx';
import { loadAhead } from './-load.ts';
import { useLobbyLaunch } from './-lobby-launch.ts';

/** Several addresses show home (RTE-01, RTE-02); this is what they load and what they show. */
export function loadHome({ context: { queryClient, language } }: { context: RouterContext }) {
  return loadAhead(
    queryClient.prefetchQuery(vendorLanesQuery(language)),
    queryClient.prefetchQuery(hotGamesQuery(language)),
    queryClient.prefetchQuery(announcementsQuery(language)),
  );
}

export function HomeScreen() {
  const language = useLanguage();
  const lanes = useQuery(vendorLanesQuery(language));
  const { data: hot } = useQuery(hotGamesQuery(language));
  const { data: news } = useAnnouncements();
  const onPlay = useLobbyLaunch();
  const onLanesWanted = useMissingLanes();
  const banners = news?.banners.filter((banner) => banner.groupName === 'w_home') ?? [];
  const entrance = news?.banners.find((banner) => banner.groupName === 'w_sports');
  return (
    <div className="page-wide py-4 sm:py-5">
      <EntranceBannerContext value={entrance}>
        <HomePage
          top={
            <>
              <SearchOpener className="sm:hidden" />
              <BannerCarousel banners={banners} onPlay={onPlay} />
              <NoticeMarquee
                notices={news?.player ?? []}
                onOpen={(index) => openModal('notice', { index })}
              />
            </>
          }
          resume={<ResumePlace suggested={hot?.games[0]} onPlay={onPlay} />}
          lanes={{
            data: lanes.data,
            failed: lanes.isError,
            offline: lanes.fetchStatus === 'paused',
            retry: () => void lanes.refetch(),
          }}
          onLanesWanted={onLanesWanted}
          winners={<WinnersPlace />}
          hot={hot}
          onPlay={onPlay}
        />
      </EntranceBannerContext>
    </div>
  );
}

/** Several sections ask for the same answer: one call serves them all, and none is made once it is there. */
function useMissingLanes(): () => void {
  const queryClient = useQueryClient();
  const query = vendorLanesQuery(useLanguage());
  return () => {
    const lanes = queryClient.getQueryData(query.queryKey) ?? [];
    if (lanes.some((lane) => lane.games === null))
      void queryClient.refetchQueries(query, { cancelRefetch: false });
  };
}
