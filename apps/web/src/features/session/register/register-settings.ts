import { useQuery } from '@tanstack/react-query';
import { registerSettingsQuery, validationRulesQuery, whitelabelQuery } from '#lib/site/site-settings.ts';

export type RegisterSettings = NonNullable<ReturnType<typeof useRegisterSettings>['settings']>;

/** REG-02, REG-03: the form is made of three answers; it is drawn when all are there. */
export function useRegisterSettings() {
  const offers = useQuery(whitelabelQuery());
  const form = useQuery(registerSettingsQuery());
  const rules = useQuery(validationRulesQuery());
  const all = [offers, form, rules];
  const settings =
    offers.data === undefined || form.data === undefined || rules.data === undefined
      ? null
      : { whitelabel: offers.data, shown: form.data.fields, rules: rules.data };
  return {
    settings,
    isError: settings === null && all.some(({ isError }) => isError),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
