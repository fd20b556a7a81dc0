import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame } from '#testing/sample-games.ts';
import { TryPage } from './try-page.tsx';

const TRY = '/wps/game/tryGame';
const HOUSE = 'http://house.test';

beforeEach(() => {
  clearSession();
  closeModal();
});

const show = () => renderPage(<TryPage nodeId="7" onLeave={() => undefined} />, '/try?game=7');

test('an address without a game, and a game that cannot be tried, say so', async () => {
  const page = renderPage(<TryPage nodeId={undefined} onLeave={() => undefined} />, '/try');
  expect(await screen.findByText('Which game would you like?')).toBeTruthy();
  page.unmount();
  fakePlatform({ [TRY]: () => failure(403, 'FEATURE_OFF', 'Not offered here.') });
  show();
  expect(await screen.findByText('The game did not open')).toBeTruthy();
});

test('a visitor plays in the same frame, is told what it is worth, and finds the way to a real game', async () => {
  fakePlatform({
    [TRY]: () => success({ url: `${HOUSE}/play?t=1`, origin: HOUSE, game: sampleGame(7) }),
  });
  show();
  const frame = await screen.findByTitle<HTMLIFrameElement>('Game 7, the game itself');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(screen.getByText('Free play, no real money')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Log in to play' }));
  expect(useModalStore.getState().open).toMatchObject({
    name: 'login',
    props: { returnTo: '/seamless?game=7' },
  });
});
