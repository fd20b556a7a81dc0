import type { Config } from '#config.ts';
import type { Settings } from '#settings/settings.ts';
import type { PersonCheck } from './person-check.ts';
import { signedPersonCheck } from './signed-person-check.ts';

export const SANDBOX_PERSON_PATH = '/sandbox/person';

export type CheckKind = 'age' | 'identity';

type Needs = { config: Config; settings: Settings };

/** The provider where one is configured; else, for play money alone, one that answers what the operator has set. */
export function findPersonCheck({ config, settings }: Needs, kind: CheckKind): PersonCheck {
  const given = kind === 'age' ? config.ageCheck : config.identityCheck;
  if (given !== null) return signedPersonCheck(given);
  if (config.profile !== 'sandbox') throw new Error(`there is no provider for the check of ${kind}`);
  return {
    provider: 'simulated',
    ask: async ({ reference }) => ({
      state: (await settings.get('simulatedChecks'))[kind],
      page: `${config.publicOrigin}${SANDBOX_PERSON_PATH}/${reference}`,
    }),
  };
}
