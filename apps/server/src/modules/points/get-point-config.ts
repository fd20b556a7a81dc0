import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getPointConfig as operation } from '@maidan/contract/points/get-point-config.ts';
import type { CallContext } from '#call/call-context.ts';
import { presentConfig } from './points.present.ts';

export async function getPointConfig({ settings }: CallContext): Promise<ResponseOf<typeof operation>> {
  return presentConfig(await settings.get('pointMall'));
}
