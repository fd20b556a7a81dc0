import { PRIZE_MODES } from '@maidan/contract/constants.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages as bengali } from '#locales/bn/account.ts';
import { messages as english } from '#locales/en/account.ts';
import { messages as hindi } from '#locales/hi/account.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame } from '#testing/sample-games.ts';
import { LotteryPage } from './lottery-page.tsx';

const LIST = '/wps/relay/GCSGAME_gameList';

function Play({ nodeId }: { nodeId: string }) {
  return <p>playing {nodeId}</p>;
}

function show(lottery: 'lottery' | 'vnLottery', gameCode?: string) {
  return renderPage(
    <LotteryPage lottery={lottery} gameCode={gameCode} soon={<p>open elsewhere</p>} Play={Play} />,
  );
}

const draws = (open: boolean, first = 1) =>
  success({
    games: [first, first + 1].map((number) =>
      sampleGame(number, { gameType: 'ELOTT', open: open && number === 2 }),
    ),
    pageNo: 1,
    totalPages: 1,
    totalGames: 2,
  });

test('[RTE-10] draws that fail to load say so, and a retry brings them', async () => {
  let broken = true;
  fakePlatform({ [LIST]: () => (broken ? failure(503, 'UNAVAILABLE', 'Not now.') : draws(false)) });
  show('vnLottery');
  expect(await screen.findByText('The games did not arrive')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Game 1/ })).toBeTruthy();
});

test('[RTE-10, GAM-04] a lottery lists the draws of its vendors, and says once that it opens soon', async () => {
  const sent = fakePlatform({ [LIST]: ({ url }) => draws(false, url.includes('=ELOTT&v') ? 3 : 1) });
  show('lottery');
  const draw = await screen.findAllByRole('link', { name: /Game 1/ });
  expect(draw[0]?.getAttribute('href')).toBe('/lottery?gameCode=G1');
  expect(screen.getByText('open elsewhere')).toBeTruthy();
  const asked = sent.map(({ url }) => new URL(url, 'http://x').searchParams.get('vassalage'));
  expect(asked).toEqual(['LOTT', 'ELOTT']);
});

test('[GAM-04] the draw that was asked for stands first while it is closed, and is played once it is open', async () => {
  let open = false;
  fakePlatform({ [LIST]: () => draws(open) });
  const page = show('vnLottery', 'G2');
  expect(await screen.findByRole('heading', { level: 2, name: 'Game 2' })).toBeTruthy();
  expect(screen.queryByText('open elsewhere')).toBeNull();
  open = true;
  await page.queryClient.invalidateQueries();
  await waitFor(() => expect(screen.getByText('playing 2')).toBeTruthy());
});

test('a draw that is not there is said to be so, above those that are', async () => {
  fakePlatform({ [LIST]: () => draws(false) });
  show('vnLottery', 'nowhere');
  expect(await screen.findByText(/The draw you asked for is not here/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Game 2/ })).toBeTruthy();
});

test('[CAT-03] each draw says by which table of prizes it pays, and every table has a name in every language', async () => {
  const game = sampleGame(1, { gameType: 'ELOTT', vassalage: 'TCG_LOTTO_VN' });
  fakePlatform({
    [LIST]: () => success({ games: [game], pageNo: 1, totalPages: 1, totalGames: 1 }),
  });
  show('vnLottery');
  expect((await screen.findAllByText(english.play.lottery.prizeMode.ZY)).length).toBeGreaterThan(0);
  for (const mode of PRIZE_MODES) {
    expect(english.play.lottery.prizeMode[mode]).toMatch(/^[A-Z][A-Za-z -]+$/);
    expect(bengali.play.lottery.prizeMode[mode]).toMatch(/^[ঀ-৿ -]+$/);
    expect(hindi.play.lottery.prizeMode[mode]).toMatch(/^[\u0900-\u0963 -]+$/);
  }
  for (const { play } of [english, bengali, hindi]) {
    const names = PRIZE_MODES.map((mode) => play.lottery.prizeMode[mode]);
    expect(new Set(names).size).toBe(PRIZE_MODES.length);
  }
});
