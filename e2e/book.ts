import type { Language } from '@maidan/contract/languages.ts';
import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { loadScreenTexts } from '@maidan/games/screen-parts/screen-texts.ts';
import type { FrameLocator } from '@playwright/test';
import { expect } from './person.ts';
import { rows } from './rows.ts';

type Round = { stake: bigint; payout: bigint; state: string };

/** What a member has bet at the game house, the first bet first. */
export const roundsOf = (username: string): Promise<Round[]> =>
  rows<Round>(
    `select r.stake, r.payout, r.state from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
     where m.username = $1 order by r.placed_at`,
    [username],
  );

const startOf = (id: string): number => fixtureOf(id)?.startsAt ?? 0;

/** As many matches that begin together, of those that are shown: the first that leave time to bet on them before. */
export async function soonest(game: FrameLocator, count: number): Promise<string[]> {
  const inTime = async (): Promise<string[]> => {
    const all = await game
      .locator('[data-match]')
      .evaluateAll((some) => some.map((one) => one.dataset['match'] ?? ''));
    const ids = all.filter((id) => startOf(id) - Date.now() > 20_000);
    const first = Math.min(...ids.map(startOf));
    return ids.filter((id) => startOf(id) === first).slice(0, count);
  };
  await expect.poll(async () => (await inTime()).length).toBe(count);
  return inTime();
}

/** Stakes what is on the slip, which on a phone is a sheet. */
export async function placeBet(game: FrameLocator, language: Language): Promise<void> {
  const toSlip = game.locator('.sb-slip-open');
  const isSheet = await toSlip.isVisible();
  if (isSheet) await toSlip.click();
  await game.getByTestId('place').filter({ visible: true }).click();
  await expect(game.getByTestId('placed').filter({ visible: true })).toBeVisible();
  const { close } = await loadScreenTexts(language);
  if (isSheet) await game.getByRole('dialog').getByRole('button', { name: close, exact: true }).click();
}
