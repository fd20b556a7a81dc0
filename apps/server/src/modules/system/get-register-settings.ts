import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getRegisterSettings as getRegisterSettingsOperation } from '@maidan/contract/system/get-register-settings.ts';
import type { CallContext } from '#call/call-context.ts';

export async function getRegisterSettings({
  settings,
}: CallContext): Promise<ResponseOf<typeof getRegisterSettingsOperation>> {
  const view = await settings.view();
  return { fields: view.get('registerFields'), termsVersion: view.get('termsVersion') };
}
