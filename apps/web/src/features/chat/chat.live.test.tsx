import { useInfiniteQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLive } from '#lib/live/live.ts';
import { storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleMessage, samplePage } from '#testing/sample-chat.ts';
import { linesOf } from './chat-lines.ts';
import { takeChatNews, useChatLive } from './chat.live.ts';
import { chatMessagesQuery } from './chat.queries.ts';

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static opened: Socket | undefined;
  readyState = 1;
  constructor() {
    super();
    Socket.opened = this;
  }
  send(): void {}
  close(): void {}
  hear(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  startLive();
  storeToken('T'.repeat(43));
});
afterEach(() => vi.unstubAllGlobals());

function Room() {
  useChatLive('tea');
  const { data, fetchNextPage } = useInfiniteQuery(chatMessagesQuery('tea'));
  return (
    <>
      <p>
        {data === undefined
          ? 'nothing yet'
          : linesOf(data)
              .map(({ place }) => place)
              .join(' ')}
      </p>
      <button type="button" onClick={() => void fetchNextPage()}>
        older
      </button>
    </>
  );
}

/** The room's questions, which wait for the test to answer them. */
function openRoom() {
  const answers: ((page: ReturnType<typeof samplePage>) => void)[] = [];
  fakePlatform({
    '/wps/chat/messages': async () => success(await new Promise((resolve) => void answers.push(resolve))),
  });
  const { queryClient } = renderPage(<Room />);
  const say = (place: number) =>
    act(() =>
      takeChatNews(queryClient, 'tea', {
        version: place,
        message: sampleMessage(place),
        hidden: null,
        slowSeconds: null,
      }),
    );
  const asked = async (times: number) => {
    await expect.poll(() => answers.length).toBe(times);
  };
  return { answers, asked, say };
}

test('[MSG-04] a first answer that was on its way when the room was heard is asked for anew', async () => {
  const { answers, asked } = openRoom();
  await asked(1);
  act(() => Socket.opened?.hear({ type: 'hearing', room: 'tea' }));
  answers[0]?.(samplePage([1]));
  await asked(2);
  answers[1]?.(samplePage([1, 2]));
  expect(await screen.findByText('1 2')).toBeTruthy();
});

test('[MSG-04] what is said while the first answer is on its way is not lost with it', async () => {
  const { answers, asked, say } = openRoom();
  await asked(1);
  say(2);
  say(3);
  answers[0]?.(samplePage([1]));
  expect(await screen.findByText('1 2 3')).toBeTruthy();
  expect(answers).toHaveLength(1);
});

test('[MSG-04] what is said while older lines are on their way stays', async () => {
  const { answers, asked, say } = openRoom();
  await asked(1);
  answers[0]?.(samplePage([5], { nextCursor: 'older' }));
  expect(await screen.findByText('5')).toBeTruthy();
  act(() => screen.getByText('older').click());
  await asked(2);
  say(6);
  expect(await screen.findByText('5 6')).toBeTruthy();
  answers[1]?.(samplePage([3, 4]));
  expect(await screen.findByText('3 4 5 6')).toBeTruthy();
  expect(answers).toHaveLength(2);
});
