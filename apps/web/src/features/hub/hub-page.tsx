import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { HandCoins, LogOut, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { ActionLine, WayGroup, WayLine } from '#lib/widgets/way-list.tsx';
import { HUB_GROUPS, isFor, type HubMember } from './hub-ways.ts';

type HubPageProps = {
  /** Undefined while it is on its way. */
  member: HubMember | undefined;
  balance: { balance: string; currencySymbol: string } | undefined;
  /** HDR-05: the own picture. */
  picture: ReactNode;
};

/** RTE-05: what the member center opens with: who is here, what they have, and the way to each of its pages. */
export function HubPage({ member, balance, picture }: HubPageProps) {
  const t = useT('hub');
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} />
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
      <div className="bg-surface shadow-low flex flex-wrap items-center gap-x-8 gap-y-4 rounded-2xl p-5">
        <Who member={member} picture={picture} />
        <Balance balance={balance} />
        <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto">
          <Link to="/member/$page" params={{ page: 'depositv2' }} className={buttonClass()}>
            <Wallet size={18} aria-hidden="true" />
            {t('way.deposit')}
          </Link>
          <Link to="/member/$page" params={{ page: 'withdraw' }} className={buttonClass('outline')}>
            <HandCoins size={18} aria-hidden="true" />
            {t('way.withdraw')}
          </Link>
        </div>
      </div>
      {/* Parts of different heights: two even columns where there is room. */}
      <div className="-mb-5 gap-5 *:mb-5 *:break-inside-avoid lg:columns-2">
        {HUB_GROUPS.map(({ key, ways }) => (
          <WayGroup key={key} title={t(`group.${key}`)}>
            {ways.filter(isFor(member)).map(({ name, to, icon }) => (
              <WayLine key={name} to={to} icon={icon} title={t(`way.${name}`)} text={t(`wayText.${name}`)} />
            ))}
            {key === 'help' && (
              <ActionLine icon={LogOut} title={t('way.signOut')} text={t('wayText.signOut')}>
                <Button look="outline" onClick={() => openModal('logout')}>
                  {t('way.signOut')}
                </Button>
              </ActionLine>
            )}
          </WayGroup>
        ))}
      </div>
    </div>
  );
}

function Who({ member, picture }: Pick<HubPageProps, 'member' | 'picture'>) {
  const t = useT('hub');
  if (member === undefined) return <Skeleton className="h-12 flex-1 basis-48 rounded-xl" />;
  return (
    <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
      {picture}
      <div className="min-w-0">
        <p className="truncate text-lg leading-tight font-semibold">{member.nickname || member.account}</p>
        <p className="text-muted truncate text-sm tabular-nums">
          {t('idLine', { account: member.account, id: member.id })}
        </p>
      </div>
    </div>
  );
}

function Balance({ balance }: Pick<HubPageProps, 'balance'>) {
  const t = useT('hub');
  const language = useLanguage();
  return (
    <div className="min-w-0">
      <p className="text-muted text-sm">{t('balance')}</p>
      {balance === undefined ? (
        <Skeleton className="h-7 w-32" />
      ) : (
        <p className="text-gain text-xl font-semibold">
          <MoneyText amount={balance.balance} symbol={balance.currencySymbol} language={language} />
        </p>
      )}
    </div>
  );
}
