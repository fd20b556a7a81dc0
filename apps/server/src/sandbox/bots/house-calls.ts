import {
  PLAY_API,
  playSession,
  playState,
  spinAnswer,
  type PlaySession,
  type PlayState,
  type RoundView,
} from '@maidan/games/play.ts';
import type * as z from 'zod/mini';

const WITHIN_MS = 10_000;

/** The house said no, or nothing that a page would understand. */
export class HouseRefusal extends Error {
  override readonly name = 'HouseRefusal';
}

/** What the page of a game does with the code in its address. */
export async function enterHouse(address: URL): Promise<PlaySession> {
  const code = address.searchParams.get('code');
  return ask(new URL(PLAY_API.exchange, address), playSession, { body: { code } });
}

export async function spinAt(
  house: string,
  token: string,
  round: { operationId: string; bet: object },
): Promise<RoundView> {
  return (await ask(new URL(PLAY_API.spin, house), spinAnswer, { token, body: round })).round;
}

export const stateAt = (house: string, token: string): Promise<PlayState> =>
  ask(new URL(PLAY_API.state, house), playState, { token });

async function ask<Schema extends z.ZodMiniType>(
  address: URL,
  schema: Schema,
  { token, body }: { token?: string; body?: object },
): Promise<z.output<Schema>> {
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  const content: unknown = await response.json().catch(() => null);
  const answer = schema.safeParse(content);
  if (!response.ok || !answer.success)
    throw new HouseRefusal(`${address.pathname} was answered with ${response.status}`);
  return answer.data;
}
