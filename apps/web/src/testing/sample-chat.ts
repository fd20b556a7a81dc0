import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import type { ChatPage } from '#features/chat/chat.queries.ts';

/** Two people who take turns: odd numbers are one's, even numbers the other's. */
export const ODD = '00000000-0000-4000-8000-000000000001';
export const EVEN = '00000000-0000-4000-8000-000000000002';

export const sampleMessage = (place: number): ChatMessage => ({
  id: `m${place}`,
  place,
  author: place % 2 === 1 ? ODD : EVEN,
  name: place % 2 === 1 ? 'r•••m' : 's•••a',
  isBot: false,
  isStaff: false,
  iconUrl: '/media/avatar/owl.webp',
  text: `line ${place}`,
  at: '2026-11-15T10:00:00.000Z',
  replyTo: null,
});

export const samplePage = (places: readonly number[], change: Partial<ChatPage> = {}): ChatPage => ({
  room: { room: 'tea', name: 'Tea stall', about: '' },
  messages: places.map(sampleMessage),
  nextCursor: null,
  version: places.at(-1) ?? 0,
  me: null,
  mayWrite: 'yes',
  silencedUntil: null,
  slowSeconds: 0,
  waitSeconds: 0,
  freeAt: 0,
  here: { people: 2, version: 1 },
  muted: [],
  ...change,
});
