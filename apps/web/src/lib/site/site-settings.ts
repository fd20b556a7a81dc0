import { getRegisterSettings } from '@maidan/contract/system/get-register-settings.ts';
import { getValidationRules } from '@maidan/contract/system/get-validation-rules.ts';
import { getWhitelabel } from '@maidan/contract/system/get-whitelabel.ts';
import { listCountries } from '@maidan/contract/system/list-countries.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { SETTINGS_KEY } from '#lib/site/site-status.ts';

/** A change is announced by a `settings-changed` frame; the time only covers for a silent socket. */
const FRESH_MS = 5 * 60_000;

/** SET-03: what the site offers. None of these is part of a first visit: forms and own pages ask when they open. */
export function whitelabelQuery() {
  return queryOptions({
    queryKey: [...SETTINGS_KEY, 'whitelabel'],
    queryFn: () => call(getWhitelabel, {}),
    staleTime: FRESH_MS,
  });
}

/** REG-02 */
export function registerSettingsQuery() {
  return queryOptions({
    queryKey: [...SETTINGS_KEY, 'register'],
    queryFn: () => call(getRegisterSettings, {}),
    staleTime: FRESH_MS,
  });
}

/** REG-03 */
export function validationRulesQuery() {
  return queryOptions({
    queryKey: [...SETTINGS_KEY, 'rules'],
    queryFn: async () => (await call(getValidationRules, {})).rules,
    staleTime: FRESH_MS,
  });
}

/** SET-02: the likeliest country first. */
export function countriesQuery() {
  return queryOptions({
    queryKey: [...SETTINGS_KEY, 'countries'],
    queryFn: async () => (await call(listCountries, {})).countries,
    staleTime: FRESH_MS,
  });
}

/** SET-01: everything at once, with customer-service addresses already decrypted and checked. */
export function permissionQuery() {
  return queryOptions({
    queryKey: [...SETTINGS_KEY, 'permission'],
    queryFn: async () => (await import('#lib/site/permission.ts')).askPermission(),
    staleTime: FRESH_MS,
  });
}

/** SET-02: ways to reach people. Empty until they are known. */
export function useCustomerService() {
  const { data, isPending, isError, refetch } = useQuery(permissionQuery());
  return { channels: data?.channels ?? [], isPending, isError, retry: () => void refetch() };
}
