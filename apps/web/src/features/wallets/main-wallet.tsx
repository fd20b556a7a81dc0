import { collectWallets } from '@maidan/contract/vendor-wallet/collect-wallets.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { ArrowDownToLine, Wallet } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { useOperationId } from '#lib/call/use-operation-id.ts';
import { showToast } from '#lib/overlays/toast-store.ts';
import { Problem } from '@maidan/ui/problem.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { allTogether, isNothing } from './wallet-sums.ts';
import { useWalletCall } from './wallets.mutations.ts';
import type { Board } from './wallets.queries.ts';

/** The wallet that everything comes from and goes back to. */
export function MainWallet({ board, words }: { board: Board; words: MemberWords }) {
  const t = useT('wallets');
  const several = board.wallets.length > 0;
  return (
    <section
      aria-label={t('main')}
      className="bg-surface shadow-low flex flex-col gap-5 rounded-2xl p-5 sm:p-6"
    >
      <dl className="grid gap-4 sm:grid-cols-3">
        <div>
          <dt className="text-muted flex items-center gap-2 text-sm">
            <Wallet size={16} aria-hidden="true" /> {t('main')}
          </dt>
          <dd className="text-3xl font-bold tabular-nums" data-testid="main-balance">
            {words.money(board.main.balance)}
          </dd>
        </div>
        {!isNothing(board.main.held) && (
          <div>
            <dt className="text-muted text-sm">{t('heldMain')}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{words.money(board.main.held)}</dd>
          </div>
        )}
        {several && (
          <div>
            <dt className="text-muted text-sm">{t('together')}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{words.money(allTogether(board))}</dd>
          </div>
        )}
      </dl>
      {several ? <Collect board={board} /> : <SingleText />}
    </section>
  );
}

function SingleText() {
  const t = useT('wallets');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-muted min-w-0 flex-1 basis-64 text-pretty">{t('singleText')}</p>
      <Link to="/member/depositv2" className={buttonClass('outline')}>
        {t('deposit')}
      </Link>
    </div>
  );
}

/** One wish keeps its id through every retry, so that pressing twice takes nothing twice. */
function Collect({ board }: { board: Board }) {
  const t = useT('wallets');
  const collect = useWalletCall(collectWallets);
  const id = useOperationId('session');
  const nothing = board.wallets.every(({ balance }) => isNothing(balance));
  const press = () => {
    if (collect.isPending) return;
    const wish = [
      collectWallets.name,
      ...board.wallets.map(({ vendorCode, balance }) => `${vendorCode} ${balance}`),
    ].join(' ');
    collect.mutate(
      { operationId: id.of(wish) },
      {
        onSuccess: ({ transfers }) => {
          id.done(wish);
          const left = transfers.filter(({ state }) => state !== 'done').length;
          showToast(
            left === 0 ? t('collect.done') : t('collect.left', { count: left }),
            left === 0 ? 'gain' : undefined,
          );
        },
      },
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={press} pending={collect.isPending} disabled={nothing && !collect.isPending}>
          <ArrowDownToLine size={18} aria-hidden="true" />
          {t(collect.isPending ? 'collect.pending' : 'collect.button')}
        </Button>
        <p className="text-muted min-w-0 flex-1 basis-56 text-sm text-pretty">
          {t(nothing ? 'collect.nothing' : 'collect.text')}
        </p>
      </div>
      <Problem text={collect.error?.message} />
    </div>
  );
}
