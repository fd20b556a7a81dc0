import type { SOCIAL_PROVIDERS } from '@maidan/contract/accounts/identity/social-provider.ts';
import { createIdentityClient, type IdentityClient } from '#adapters/identity/identity-client.ts';
import type { Config } from '#config.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** One client for each service and node: it remembers what the service said about itself. */
const clients = new WeakMap<Config, Map<SocialProvider, IdentityClient>>();

/** The service, when the operator offers it and this site is registered with it. */
export async function identityService(
  { config, settings }: Pick<CallContext, 'config' | 'settings'>,
  provider: SocialProvider,
): Promise<IdentityClient> {
  const service = config.identityProviders[provider];
  const whitelabel = await settings.get('whitelabel');
  if (service === null || !whitelabel[provider]) throw new Refusal('FEATURE_OFF');
  const known = clients.get(config) ?? new Map<SocialProvider, IdentityClient>();
  clients.set(config, known);
  const client = known.get(provider) ?? createIdentityClient(service);
  known.set(provider, client);
  return client;
}
