import { listChatMessages } from '@maidan/contract/chat/list-chat-messages.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import type { LiveFrame } from '@maidan/contract/live.ts';
import { listLiveWins } from '@maidan/contract/messages/list-live-wins.ts';
import { listPlatformMessages } from '@maidan/contract/messages/platform/list-platform-messages.ts';
import { getStatus } from '@maidan/contract/system/get-status.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useStanding } from '#app/shell/nav/use-standing.ts';
import { linesOf } from '#features/chat/chat-lines.ts';
import { useChatLive } from '#features/chat/chat.live.ts';
import { chatMessagesQuery } from '#features/chat/chat.queries.ts';
import { ReceivedList } from '#features/messages/received/received-list.tsx';
import { useSessionLive } from '#features/session/state/session.live.ts';
import { balanceQuery } from '#features/session/state/session.queries.ts';
import { useLiveWins } from '#features/winners/live-wins.live.ts';
import { liveWinsQuery } from '#features/winners/winners.queries.ts';
import { startLive } from '#lib/live/live.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { statusQuery } from '#lib/site/site-status.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleMessage, samplePage } from '#testing/sample-chat.ts';
import { sampleMember } from '#testing/sample-member.ts';
import { sampleStatus } from '#testing/sample-settings.ts';
import { useNewsLive } from './news.live.ts';
import { useSiteLive } from './site.live.ts';

/** A platform's end of the socket: welcomes, and says that a room is heard. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  static opened: Socket[] = [];
  readyState = 1;
  constructor() {
    super();
    Socket.opened.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(text: string): void {
    const said = JSON.parse(text) as { type: string; room?: string | null };
    if (said.type === 'hello') this.hear({ type: 'welcome', channels: [], heartbeatMs: 20_000 });
    if (said.type === 'hear') this.hear({ type: 'hearing', room: said.room });
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: object): void {
    queueMicrotask(() =>
      act(() => void this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))),
    );
  }
  cut(): void {
    this.readyState = 3;
    act(() => void this.dispatchEvent(new CloseEvent('close', { code: 1006 })));
  }
}
const socket = (): Socket => {
  const newest = Socket.opened.at(-1);
  if (newest === undefined) throw new Error('no socket is open');
  return newest;
};

beforeAll(() => {
  vi.stubGlobal('WebSocket', Socket);
  storeToken('T'.repeat(43));
  startLive();
});
afterAll(() => {
  clearSession();
  vi.unstubAllGlobals();
});

/** How many steps have been taken on the platform; whatever is asked is answered by it. */
let step = 0;
/** Versions only rise, also from one test to the next; each has a room of its own. */
let base = 0;
const room = (): string => `tea-${base}`;
const places = (): number[] => Array.from({ length: step + 1 }, (_, index) => index + 1);
const win = (number: number) => ({
  customerName: `win ${number}`,
  isBot: false,
  winAmount: `${number}.00`,
  gameName: null,
  wonAt: new Date(Date.UTC(2026, 10, 19, 10, number)).toISOString(),
});
const told = (number: number) => ({
  id: String(number),
  kind: 'house',
  title: `message ${number}`,
  content: '<p>It rains.</p>',
  link: null,
  sentAt: '2026-11-19T10:00:00.000Z',
  read: true,
});

function openPlatform(): void {
  fakePlatform({
    [getBalance.path]: () =>
      success({
        balance: `${step}.00`,
        held: '0.00',
        owedInWallets: '0.00',
        fundsInWallets: '0.00',
        currencySymbol: '৳',
        version: base + step,
      }),
    [getMemberInfo.path]: () =>
      success(sampleMember({ availablePromoCount: step, unreadMessage: step * 10 })),
    [listLiveWins.path]: () => success({ list: places().map(win).toReversed() }),
    [getStatus.path]: () => success(sampleStatus({ systemStatus: step % 2 === 0 ? 0 : 1 })),
    [listPlatformMessages.path]: () =>
      success({ messages: places().map(told).toReversed(), nextCursor: null }),
    [listChatMessages.path]: () =>
      success(samplePage(places(), { here: { people: step + 1, version: base + step } })),
  });
}

const own = (kind: string) => `${kind}:1`;
/** What is told of a step, kind by kind. */
const FRAMES: Readonly<Record<string, () => LiveFrame>> = {
  balance: () => ({
    type: 'balance',
    channel: own('member'),
    version: base + step,
    data: { balance: `${step}.00`, currencySymbol: '৳' },
  }),
  badges: () => ({ type: 'rewards', channel: own('rewards'), version: base + step, data: {} }),
  messages: () => ({ type: 'profile', channel: own('profile'), version: base + step, data: {} }),
  winners: () => ({ type: 'wins', channel: 'wins', version: base + step, data: { wins: [win(step + 1)] } }),
  status: () => ({
    type: 'settings-changed',
    channel: 'public:status',
    version: base + step,
    data: { what: 'status' },
  }),
  chat: () => ({
    type: 'chat',
    channel: `chat:${room()}`,
    version: step + 1,
    data: { room: room(), message: sampleMessage(step + 1), hidden: null, slowSeconds: null },
  }),
  people: () => ({
    type: 'chat-here',
    channel: `chat-here:${room()}`,
    version: base + step,
    data: { room: room(), people: step + 1 },
  }),
};

/** What each kind of news changes, as the page shows it. */
function Shown({ kind }: { kind: string }) {
  useSessionLive();
  useNewsLive();
  useSiteLive();
  useLiveWins();
  useChatLive(room());
  const balance = useQuery(balanceQuery()).data;
  const wins = useQuery(liveWinsQuery()).data;
  const status = useQuery(statusQuery()).data;
  const talk = useInfiniteQuery(chatMessagesQuery(room())).data;
  const { unclaimed } = useStanding();
  const parts: Record<string, unknown> = {
    balance: balance?.balance,
    badges: unclaimed,
    winners: wins?.map(({ customerName }) => customerName),
    status: status?.systemStatus,
    chat: talk && linesOf(talk).map(({ text }) => text),
    people: talk?.pages[0]?.here.people,
  };
  return kind === 'messages' ? <ReceivedList /> : <p>{JSON.stringify(parts[kind])}</p>;
}
/** What the page must show of the step that the platform has taken. */
const isShown: Readonly<Record<string, () => boolean>> = {
  balance: () => text() === `"${step}.00"`,
  badges: () => text() === String(step * 11),
  winners: () =>
    text() ===
    JSON.stringify(
      places()
        .map((one) => `win ${one}`)
        .toReversed(),
    ),
  status: () => text() === String(step % 2),
  chat: () => text() === JSON.stringify(places().map((one) => `line ${one}`)),
  people: () => text() === String(step + 1),
  messages: () =>
    screen.getAllByRole('button', { expanded: false }).length === step + 1 &&
    text().includes(`message ${step + 1}`),
};
const text = (): string => document.body.textContent;
const stands = (kind: string) =>
  vi.waitFor(() => expect([text(), isShown[kind]?.()]).toEqual([text(), true]), { timeout: 60_000 });
const openedAgain = (before: number) =>
  vi.waitFor(() => expect(Socket.opened.length).toBeGreaterThan(before), { timeout: 60_000 });

/** Three steps; between the first and the second the line is cut, and what was missed also comes late, and twice. */
async function play(kind: string, { cut }: { cut: boolean }): Promise<string> {
  base += 1_000;
  step = 0;
  openPlatform();
  const { queryClient } = renderPage(<Shown kind={kind} />);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 60_000 });
  const tell = FRAMES[kind] ?? FRAMES['balance'];
  if (tell === undefined) throw new Error(`no frame of ${kind}`);
  step = 1;
  socket().hear(tell());
  const before = Socket.opened.length;
  if (cut) socket().cut();
  step = 2;
  const missed = tell();
  if (cut) {
    await openedAgain(before);
    // Before anything is told again: what was missed has been asked for.
    await stands(kind);
  }
  socket().hear(missed);
  socket().hear(missed);
  step = 3;
  socket().hear(tell());
  socket().hear(missed);
  await stands(kind);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 60_000 });
  const shown = text();
  cleanup();
  return shown;
}

test.each(Object.keys(FRAMES))(
  '[MOD-03] a line that is cut between two pieces of news of %s leaves the page as if it had not been: all of it, nothing twice',
  async (kind) => {
    const whole = await play(kind, { cut: false });
    expect(await play(kind, { cut: true })).toBe(whole);
    expect(screen.queryByText(whole)).toBeNull();
  },
);
