import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getDomainRoute as getDomainRouteOperation } from '@maidan/contract/system/get-domain-route.ts';
import type { getRegisterSettings as getRegisterSettingsOperation } from '@maidan/contract/system/get-register-settings.ts';
import type { getValidationRules as getValidationRulesOperation } from '@maidan/contract/system/get-validation-rules.ts';
import type { getWhitelabel as getWhitelabelOperation } from '@maidan/contract/system/get-whitelabel.ts';
import type { listCountries as listCountriesOperation } from '@maidan/contract/system/list-countries.ts';
import type { CallContext } from '#http/call-context.ts';

/* SET-01 to SET-03: what the operator decided, as it is. Frozen, so that its bytes are made once (see answer.ts). */

export const getWhitelabel = ({
  settings,
}: CallContext): Promise<ResponseOf<typeof getWhitelabelOperation>> => settings.get('whitelabel');

export const getDomainRoute = ({
  settings,
}: CallContext): Promise<ResponseOf<typeof getDomainRouteOperation>> => settings.get('domainRoute');

export async function getRegisterSettings({
  settings,
}: CallContext): Promise<ResponseOf<typeof getRegisterSettingsOperation>> {
  const view = await settings.view();
  return { fields: view.get('registerFields'), termsVersion: view.get('termsVersion') };
}

export async function getValidationRules({
  settings,
}: CallContext): Promise<ResponseOf<typeof getValidationRulesOperation>> {
  return { rules: await settings.get('validationRules') };
}

export async function listCountries({
  settings,
}: CallContext): Promise<ResponseOf<typeof listCountriesOperation>> {
  return { countries: await settings.get('countries') };
}
