import { languageFacts } from '@maidan/contract/languages.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { Play } from './use-play.ts';

/** How many rounds that were given are left, at which stake, and what they have won; null: none. */
export function freeRoundsText({ rounds, texts, host, amountText }: Play): string | null {
  const free = rounds.freeRounds;
  if (free === null) return null;
  const day = new Date(free.validTo).toLocaleDateString(languageFacts(host.language).locale, {
    day: 'numeric',
    month: 'short',
  });
  const left = fill(texts.freeRounds.left, {
    count: figure(free.left, host.language),
    stake: amountText(parseMoney(free.stake)),
    day,
  });
  const won = parseMoney(free.won);
  return won === 0n ? left : `${left} ${fill(texts.freeRounds.won, { amount: amountText(won) })}`;
}
