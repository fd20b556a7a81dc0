import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getDomainRoute } from '@maidan/contract/system/get-domain-route.ts';
import type { getRegisterSettings } from '@maidan/contract/system/get-register-settings.ts';
import type { getValidationRules } from '@maidan/contract/system/get-validation-rules.ts';
import type { getWhitelabel } from '@maidan/contract/system/get-whitelabel.ts';
import type { listCountries } from '@maidan/contract/system/list-countries.ts';
import type { CallContext } from '#http/call-context.ts';

/* SET-01 to SET-03: what the operator decided, as it is. Frozen, so that its bytes are made once (see answer.ts). */

export const siteWhitelabel = ({ settings }: CallContext): Promise<ResponseOf<typeof getWhitelabel>> =>
  settings.get('whitelabel');

export const siteDomainRoute = ({ settings }: CallContext): Promise<ResponseOf<typeof getDomainRoute>> =>
  settings.get('domainRoute');

export async function registerSettings({
  settings,
}: CallContext): Promise<ResponseOf<typeof getRegisterSettings>> {
  const view = await settings.view();
  return { fields: view.get('registerFields'), termsVersion: view.get('termsVersion') };
}

export async function validationRules({
  settings,
}: CallContext): Promise<ResponseOf<typeof getValidationRules>> {
  return { rules: await settings.get('validationRules') };
}

export async function siteCountries({ settings }: CallContext): Promise<ResponseOf<typeof listCountries>> {
  return { countries: await settings.get('countries') };
}
