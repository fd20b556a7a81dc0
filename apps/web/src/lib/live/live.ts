import { isNews, LIVE_HEARTBEAT_MS, LIVE_PATH } from '@maidan/contract/live-rules.ts';
import type { LiveControl, LiveFrame, LiveMessage } from '@maidan/contract/live.ts';
import { useSyncExternalStore } from 'react';
import { knownNews } from '#lib/live/known-news.ts';
import { onSessionChange, readToken } from '#lib/session/session-token.ts';

type FrameOf<Type extends LiveFrame['type']> = Extract<LiveFrame, { type: Type }>;
/** What the operator may change for everybody. */
export type PublicNews = FrameOf<'settings-changed'>['data']['what'];
type Handler<Type extends LiveFrame['type']> = (frame: FrameOf<Type>) => void;

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
const SHOWN_OUT = 4403;
const SILENT_AFTER_MS = LIVE_HEARTBEAT_MS * 2.5;

const handlers = new Map<string, Set<(frame: LiveFrame) => void>>();
const newsListeners = new Set<(frame: LiveFrame) => void>();
const silenceListeners = new Set<() => void>();
const returnListeners = new Set<() => void>();
const welcomeListeners = new Set<() => void>();
const seen = new Map<string, number>();

let socket: WebSocket | undefined;
let started = false;
let failures = 0;
let silent = true;
/** The socket went away by itself, so that news may have been missed. */
let lost = false;
/** The socket that has been welcomed: only there more than a hello is understood. */
let welcomed: WebSocket | undefined;
let heardRoom: { room: string; onHearing: () => void } | null = null;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let silenceTimer: ReturnType<typeof setTimeout> | undefined;

/** Hears one kind of news; returns how to stop. Old news (the version rule) never arrives. */
export function onFrame<Type extends LiveFrame['type']>(type: Type, handler: Handler<Type>): () => void {
  const set = handlers.get(type) ?? new Set();
  handlers.set(type, set);
  const heard = (frame: LiveFrame): void => handler(frame as FrameOf<Type>);
  set.add(heard);
  return () => set.delete(heard);
}

/** Hears news of every kind, each after whoever hears that kind alone; returns how to stop. */
export function onNews(listener: (frame: LiveFrame) => void): () => void {
  newsListeners.add(listener);
  return () => newsListeners.delete(listener);
}

/** Tells that news comes again after a time in which some may have been missed; returns how to stop. */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

/** Tells that from now on everything arrives: what was read before that moment may be behind already. */
export function onWelcome(listener: () => void): () => void {
  welcomeListeners.add(listener);
  return () => welcomeListeners.delete(listener);
}

/** Opens the one socket. Log-in and log-out open it anew, so that it always speaks for the present session. */
export function startLive(): void {
  if (started) return;
  started = true;
  onSessionChange(reconnectNow);
  window.addEventListener('online', () => {
    // A socket without a network does not know that it is lost.
    lost = true;
    reconnectNow();
  });
  connect();
}

/**
 * MSG-04: hears what is said in one chat room; returns how to stop. `onHearing` is told each time it begins, also after a
 * lost connection: what was said before has to be asked for.
 */
export function hearRoom(room: string, onHearing: () => void): () => void {
  const wish = { room, onHearing };
  heardRoom = wish;
  sayRoom();
  return () => {
    if (heardRoom !== wish) return;
    heardRoom = null;
    sayRoom();
  };
}

function sayRoom(): void {
  if (readToken() !== null) sayLive({ type: 'hear', room: heardRoom?.room ?? null });
}

/** To a socket that has been welcomed; whoever must be heard by the next one too says it at `onWelcome` again. */
export function sayLive(message: LiveMessage): void {
  if (welcomed !== undefined) say(welcomed, message);
}

/** True while no news comes: whoever shows live data polls then. */
export function useLiveSilent(): boolean {
  return useSyncExternalStore(
    (listener) => {
      silenceListeners.add(listener);
      return () => silenceListeners.delete(listener);
    },
    () => silent,
    () => true,
  );
}

function connect(): void {
  clearTimeout(retryTimer);
  const opened = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${LIVE_PATH}`);
  socket = opened;
  opened.addEventListener('open', () => {
    // What is left undefined is not sent.
    say(opened, { type: 'hello', token: readToken() ?? undefined, known: knownNews.last });
    hearLife();
  });
  opened.addEventListener('message', (event) => {
    // What an old socket still brings was said to the session before.
    if (socket !== opened) return;
    hearLife();
    receive(opened, String(event.data));
  });
  opened.addEventListener('close', ({ code }) => {
    if (socket !== opened) return;
    // The word to whoever is disconnected is dated by a clock; the news that lets them in again is counted.
    if (code === SHOWN_OUT) seen.clear();
    lost = true;
    setSilent(true);
    clearTimeout(silenceTimer);
    retryTimer = setTimeout(connect, retryDelayMs(failures, randomShare()));
    failures += 1;
  });
}

function reconnectNow(): void {
  seen.clear();
  failures = 0;
  const old = socket;
  socket = undefined;
  old?.close();
  setSilent(true);
  connect();
}

function receive(from: WebSocket, text: string): void {
  for (const item of readMessages(text)) {
    // Only a welcome counts: whoever is told a word and disconnected (T14) must not come back at once.
    if (item.type === 'welcome') beWelcome(from);
    else if (item.type === 'hearing') {
      if (item.room === heardRoom?.room) heardRoom?.onHearing();
    } else if (item.type === 'ping') say(from, { type: 'pong' });
    else if (isNews(seen, item)) tell(item);
  }
}

function beWelcome(by: WebSocket): void {
  failures = 0;
  welcomed = by;
  setSilent(false);
  if (heardRoom !== null) sayRoom();
  for (const listener of welcomeListeners) listener();
  if (!lost) return;
  lost = false;
  for (const listener of returnListeners) listener();
}

function tell(frame: LiveFrame): void {
  // The word to whoever is disconnected is dated by a clock, on a channel of its own.
  if (frame.type === 'settings-changed' && frame.channel === `public:${frame.data.what}`)
    knownNews.last = Math.max(knownNews.last ?? 0, frame.version);
  for (const heard of handlers.get(frame.type) ?? []) heard(frame);
  for (const heard of newsListeners) heard(frame);
}

/** The server may put several frames into one message. What cannot be read is dropped: a page never dies of news. */
function readMessages(text: string): (LiveFrame | LiveControl)[] {
  try {
    const parsed: unknown = JSON.parse(text);
    const list: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
    return list.filter(isMessage);
  } catch {
    return [];
  }
}

function isMessage(value: unknown): value is LiveFrame | LiveControl {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'ping' || value.type === 'welcome' || value.type === 'hearing') return true;
  return 'channel' in value && 'version' in value && typeof value.version === 'number' && 'data' in value;
}

function say(to: WebSocket, message: LiveMessage): void {
  if (to.readyState === WebSocket.OPEN) to.send(JSON.stringify(message));
}

function hearLife(): void {
  clearTimeout(silenceTimer);
  silenceTimer = setTimeout(() => socket?.close(), SILENT_AFTER_MS);
}

function setSilent(next: boolean): void {
  if (silent === next) return;
  silent = next;
  for (const listener of silenceListeners) listener();
}

/** Doubling with full jitter, so that a thousand pages do not come back in the same second. */
export function retryDelayMs(attempts: number, share: number): number {
  const ceiling = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 10));
  return Math.round(ceiling / 2 + (ceiling / 2) * share);
}

/** When to ask again for what failed: some seconds, and not in the same one for everybody. */
export const soonMs = (): number => retryDelayMs(4, randomShare());

function randomShare(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Goes when the session goes. */
      ofMember?: boolean;
      /** The frames after which it is read anew, or what they say has changed for everybody. */
      news?: readonly (LiveFrame['type'] | PublicNews)[];
    };
  }
}
