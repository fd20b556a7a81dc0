import { useT } from '#lib/i18n.tsx';
import { PageHead } from '#lib/page-head.tsx';
import { usePlayMoney } from '#lib/site-status.ts';

/** What a search engine and a shared link say of a page of games. */
export function LobbyHead({ title }: { title: string }) {
  const t = useT('lobby');
  const playMoney = usePlayMoney();
  return (
    <PageHead title={title} description={t(playMoney ? 'metaDescriptionPlayMoney' : 'metaDescription')} />
  );
}
