import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { usePlayMoney } from '#lib/site/site-status.ts';

/** What a search engine and a shared link say of a page of games. */
export function LobbyHead({ title }: { title: string }) {
  const t = useT('lobby');
  const playMoney = usePlayMoney();
  return (
    <PageHead title={title} description={t(playMoney ? 'metaDescriptionPlayMoney' : 'metaDescription')} />
  );
}
