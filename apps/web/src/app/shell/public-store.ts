import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '#features/messages/messages.queries.ts';
import { memberInfoQuery } from '#features/session/session.queries.ts';
import { useShownBalance } from '#features/session/shown-balance.ts';
import { useLanguage } from '#lib/i18n.tsx';
import { useIsLoggedIn } from '#lib/session-token.ts';
import { statusQuery } from '#lib/site-status.ts';

/**
 * SET-04: what any part of the page may show of the site and of whoever is here, each from the question that owns it.
 * What is not known yet is not claimed. Unread messages join with the messages themselves.
 */
export function usePublicStore() {
  const isLogin = useIsLoggedIn();
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: isLogin });
  const { data: balance } = useShownBalance({ enabled: isLogin });
  const { data: status } = useQuery(statusQuery());
  const { data: news } = useQuery(announcementsQuery(useLanguage()));
  const own = isLogin ? member : undefined;
  return {
    balance: isLogin ? (balance?.balance ?? null) : null,
    currencySymbol: status?.currencySymbol ?? '',
    hasVip: own?.hasVip === true,
    vipLabelName: own?.vipLabelName ?? null,
    vipRankLevel: own?.vipRankLevel ?? null,
    availablePromoCount: own?.availablePromoCount ?? 0,
    availablePromo: own?.availablePromo ?? { REFERRAL: { enabled: false } },
    banners: news?.banners ?? [],
    notice: news?.player ?? [],
    popup: news?.popup ?? [],
    promotion: news?.promotion ?? [],
    maintenanceEnd: status?.maintenanceEnd ?? null,
  };
}
