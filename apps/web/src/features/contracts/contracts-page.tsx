import { CONTRACT_TYPES, type ContractType } from '@maidan/contract/agents/agent-contract.ts';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { FileSignature, RotateCw, X } from 'lucide-react';
import { PageHead } from '#lib/page/page-head.tsx';
import { Choice } from '#lib/records/choice.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { ContractCard } from './contract-card.tsx';
import { contractPartnersQuery, contractsQuery, type Shown } from './contracts.queries.ts';
import { OfferDialog } from './offer-dialog.tsx';

type ContractsPageProps = {
  shown: Shown;
  onShown: (shown: Shown) => void;
  /** Whether an offer is being made; it stands in the address, so that other pages lead to it. */
  offering: boolean;
  onOffering: (offering: boolean) => void;
};

const SIDES = ['above', 'below'] as const;
const TIMES = ['now', 'over'] as const;

/** AGT-05: what somebody has from above and has given below, with what is over. */
export function ContractsPage({ shown, onShown, offering, onOffering }: ContractsPageProps) {
  const t = useT('pay');
  const words = useT('contract');
  return (
    <div className="flex flex-1 flex-col gap-5">
      <PageHead title={t('contracts.title')} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl min-w-0">
          <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('contracts.title')}</h1>
          <p className="text-muted text-pretty">{t('contracts.intro')}</p>
        </div>
        <Offer downline={shown.downline} offering={offering} onOffering={onOffering} />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Choose
          label={t('contracts.sides')}
          options={SIDES.map((side) => ({ value: side, text: t(`contracts.side.${side}`) }))}
          value={shown.side}
          onValue={(side) => onShown(withoutDownline({ ...shown, side }))}
        />
        <Choose
          label={t('contracts.times')}
          options={TIMES.map((time) => ({ value: time, text: t(`contracts.time.${time}`) }))}
          value={shown.shown}
          onValue={(time) => onShown({ ...shown, shown: time })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="flex w-full max-w-56">
          <Choice
            label={t('offer.type')}
            all={t('contracts.anyKind')}
            value={shown.type}
            options={CONTRACT_TYPES.map((value) => ({ value, text: words(`type.${value}`) }))}
            onChoose={(type) => onShown(withType(shown, type))}
          />
        </div>
        <About shown={shown} onShown={onShown} />
      </div>
      <Contracts shown={shown} onShown={onShown} />
    </div>
  );
}

const withoutDownline = ({ downline: _downline, ...others }: Shown): Shown => others;
const withType = ({ type: _type, ...others }: Shown, type: ContractType | null): Shown =>
  type === null ? others : { ...others, type };

/** Whom the list is about, and the way back to everybody. */
function About({ shown, onShown }: Pick<ContractsPageProps, 'shown' | 'onShown'>) {
  const t = useT('pay');
  const { data } = useInfiniteQuery(contractsQuery(shown));
  if (shown.downline === undefined) return null;
  const name = data?.pages[0]?.downline?.username ?? shown.downline;
  return (
    <p className="bg-raised flex min-h-11 items-center gap-1 rounded-lg pl-3 text-sm">
      <span className="break-all">{t('contracts.with', { name })}</span>
      <IconButton
        label={t('contracts.everybody')}
        icon={<X size={18} aria-hidden />}
        onClick={() => onShown(withoutDownline(shown))}
      />
    </p>
  );
}

type OfferProps = Pick<ContractsPageProps, 'offering' | 'onOffering'> & { downline: string | undefined };

/** Only whoever has something from above can promise it on. */
function Offer({ downline, offering, onOffering }: OfferProps) {
  const t = useT('pay');
  const { data: partners } = useQuery(contractPartnersQuery(downline === undefined ? {} : { downline }));
  if (partners === undefined) return null;
  if (partners.own.length === 0 || partners.partners.length === 0)
    return (
      <p className="text-muted max-w-xs text-sm text-pretty">
        {partners.own.length === 0
          ? t('contracts.noneOwn')
          : t(downline === undefined ? 'contracts.nobody' : 'contracts.notDirect')}
      </p>
    );
  return (
    <>
      <Button onClick={() => onOffering(true)}>
        <FileSignature size={18} aria-hidden />
        {t('contracts.offer')}
      </Button>
      {/* What is filled in for one is not offered to another. */}
      {offering && <OfferDialog key={downline} partners={partners} onClose={() => onOffering(false)} />}
    </>
  );
}

type ChooseProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onValue: (value: Value) => void;
};

function Choose<Value extends string>({ label, options, value, onValue }: ChooseProps<Value>) {
  return (
    // A set of buttons that belong together, of which none is a field.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={label} className="bg-raised flex rounded-full p-1">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={clsx(
            'h-11 cursor-pointer rounded-full px-4 text-sm font-medium whitespace-nowrap',
            option.value === value ? 'bg-text text-ground' : 'text-muted hover:text-text',
          )}
          onClick={() => onValue(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}

function Contracts({ shown, onShown }: Pick<ContractsPageProps, 'shown' | 'onShown'>) {
  const t = useT('pay');
  const list = useInfiniteQuery(contractsQuery(shown));
  if (list.data === undefined)
    return list.isError ? (
      <EmptyState
        icon={<RotateCw size={28} aria-hidden />}
        title={t('failed')}
        text={list.error.message}
        action={<Button onClick={() => void list.refetch()}>{t('retry')}</Button>}
      />
    ) : (
      <output aria-label={t('loading')} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-64 rounded-2xl" />
        ))}
      </output>
    );
  const contracts = list.data.pages.flatMap((page) => page.contracts);
  if (contracts.length === 0 && (shown.type !== undefined || shown.downline !== undefined))
    return (
      <EmptyState
        icon={<FileSignature size={28} aria-hidden />}
        title={t(`contracts.empty.${shown.shown}`)}
        text={t('contracts.emptyFilter')}
        action={
          <Button look="outline" onClick={() => onShown({ side: shown.side, shown: shown.shown })}>
            {t('contracts.reset')}
          </Button>
        }
      />
    );
  if (contracts.length === 0)
    return (
      <EmptyState
        icon={<FileSignature size={28} aria-hidden />}
        title={t(`contracts.empty.${shown.shown}`)}
        text={t(`contracts.emptyText.${shown.side}`)}
      />
    );
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {contracts.map((contract) => (
          <li key={contract.id}>
            <ContractCard contract={contract} side={shown.side} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          look="outline"
          className="self-center"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
