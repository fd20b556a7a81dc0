import { minor, parseMoney } from '@maidan/contract/money.ts';
import type { ScreenTexts } from '#screen-parts/screen-texts.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { GameHost } from '#screen-plug.ts';
import { drawText } from './draw-head.tsx';
import type { Shared } from './line-text.tsx';
import type { LotteryDesk, LotteryState } from './use-lottery.ts';

type Props = Shared & { host: GameHost; desk: LotteryDesk; texts: ScreenTexts };

/** What went wrong or well, above the controls. */
export function Notice({ host, desk, words, language, texts }: Props) {
  const { problem, news, unsure, busy } = desk.state;
  if (unsure !== null && !busy && (problem === null || problem === 'OFFLINE' || problem === 'INTERNAL'))
    return (
      <div className="gf-notice gf-notice-problem" role="alert">
        <p>{words.unsure}</p>
        <button type="button" onClick={() => void desk.buyAgain()}>
          {texts.tryAgain}
        </button>
      </div>
    );
  if (problem !== null) {
    const text = problem === 'TOO_LATE' ? words.tooLate : texts.problems[problem];
    return (
      <div className="gf-notice gf-notice-problem" role="alert">
        <p>{text}</p>
        {problem === 'SESSION_ENDED' ? (
          <button type="button" onClick={() => host.tell({ type: 'maidan:exit' })}>
            {texts.leave}
          </button>
        ) : problem === 'OFFLINE' ? (
          <button type="button" onClick={() => void desk.read()}>
            {texts.tryAgain}
          </button>
        ) : (
          <button type="button" onClick={desk.dismiss}>
            {texts.dismiss}
          </button>
        )}
      </div>
    );
  }
  if (news === null) return null;
  const text =
    news.kind === 'cancelled'
      ? words.cancelled
      : news.tickets === 1
        ? words.boughtOne
        : fill(words.bought, { count: figure(news.tickets, language) });
  return (
    <output className="gf-notice">
      <p>{text}</p>
      <button type="button" onClick={desk.dismiss}>
        {texts.dismiss}
      </button>
    </output>
  );
}

/** One sentence for what the last draw came to, of whoever had a ticket in it. */
export function useSaid(
  { table, orders }: LotteryState,
  { lottery, words, language, amountText }: Shared,
): string {
  const [last] = table?.results ?? [];
  if (!last) return '';
  const own = (orders ?? [])
    .flatMap(({ tickets }) => tickets)
    .filter(({ minute, state }) => minute === last.minute && state === 'settled');
  if (own.length === 0) return '';
  const win = own.reduce((all, ticket) => all + parseMoney(ticket.win ?? '0.00'), 0n);
  const name = drawText(lottery, last.minute, language);
  return win > 0n ? fill(words.won, { name, amount: amountText(minor(win)) }) : fill(words.lost, { name });
}
