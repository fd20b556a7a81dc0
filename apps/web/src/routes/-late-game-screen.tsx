import { MoneyText } from '@maidan/ui/money-text.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import type { ComponentProps } from 'react';
import type { LotteryLaunch } from '#features/games/lotteries.ts';
import { GamePage } from '#features/games/game-page.tsx';
import { balanceQuery } from '#features/session/state/session.queries.ts';
import {
  holdShownBalance,
  releaseShownBalance,
  useShownBalance,
} from '#features/session/state/shown-balance.ts';
import { WithPromotionTexts } from '#lib/texts/promotion-texts.ts';
import { WithGameTexts } from '#lib/texts/game-texts.ts';
import { useLanguage, WithAccountTexts } from '#lib/texts/i18n.tsx';
import { useLiveSilent } from '#lib/live/live.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';
import { useCountedMoney } from '#lib/money/use-counted-money.ts';
import { useReader } from './-who-takes-part.ts';

/** Where a game meets the session: `/seamless`, and a lottery whose draw is open. */
export function GameScreen({ nodeId, lobby }: { nodeId: string | undefined; lobby?: LotteryLaunch }) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const silent = useLiveSilent();
  const reader = useReader();

  // The balance arrives by frame; it is asked for only while no news comes.
  const onRound = useCallback(
    (state: 'started' | 'ended') => {
      if (state === 'started') return holdShownBalance(queryClient);
      releaseShownBalance();
      if (silent) void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey });
    },
    [queryClient, silent],
  );

  const leave = () => {
    if (lobby?.backUrl !== undefined) void navigate({ href: lobby.backUrl });
    else if (canGoBack) history.back();
    else void navigate({ to: '/' });
  };

  return (
    <WithGameTexts>
      <GamePage
        key={nodeId}
        nodeId={nodeId}
        lobby={lobby}
        loggedIn={useIsLoggedIn()}
        balance={<LiveBalance />}
        onLeave={leave}
        onRound={onRound}
        bonus={reader === 'member' ? bonus : undefined}
        fund={fund}
      />
    </WithGameTexts>
  );
}

const BonusStrip = lazy(async () => ({
  default: (await import('#features/rewards/promotions/bonus-strip.tsx')).BonusStrip,
}));

function bonus(nodeId: string) {
  return (
    <Suspense fallback={null}>
      <WithPromotionTexts>
        <BonusStrip game={nodeId} />
      </WithPromotionTexts>
    </Suspense>
  );
}

/** Only a vendor with a wallet of its own needs it, so it is loaded then. */
const FundDialog = lazy(async () => ({
  default: (await import('#features/wallets/fund-dialog.tsx')).FundDialog,
}));

function fund(ask: ComponentProps<typeof FundDialog>) {
  return (
    <Suspense fallback={null}>
      <WithAccountTexts>
        <FundDialog {...ask} />
      </WithAccountTexts>
    </Suspense>
  );
}

function LiveBalance() {
  const { data } = useShownBalance();
  if (data === undefined) return '···';
  return <Counted amount={data.balance} symbol={data.currencySymbol} />;
}

function Counted({ amount, symbol }: { amount: string; symbol: string }) {
  return (
    // Less than nothing is a debt, and looks like one.
    <span className={amount.startsWith('-') ? 'text-loss' : undefined}>
      <MoneyText amount={useCountedMoney(amount)} symbol={symbol} language={useLanguage()} />
    </span>
  );
}
