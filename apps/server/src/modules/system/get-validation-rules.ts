import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getValidationRules as getValidationRulesOperation } from '@maidan/contract/system/get-validation-rules.ts';
import type { CallContext } from '#call/call-context.ts';

export async function getValidationRules({
  settings,
}: CallContext): Promise<ResponseOf<typeof getValidationRulesOperation>> {
  return { rules: await settings.get('validationRules') };
}
