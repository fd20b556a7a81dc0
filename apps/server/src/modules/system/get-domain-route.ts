import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getDomainRoute as getDomainRouteOperation } from '@maidan/contract/system/get-domain-route.ts';
import type { CallContext } from '#call/call-context.ts';

export const getDomainRoute = ({
  settings,
}: CallContext): Promise<ResponseOf<typeof getDomainRouteOperation>> => settings.get('domainRoute');
