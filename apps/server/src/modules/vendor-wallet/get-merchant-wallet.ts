import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getMerchantWallet as operation } from '@maidan/contract/vendor-wallet/get-merchant-wallet.ts';
import type { CallContext } from '#call/call-context.ts';

export async function getMerchantWallet({ settings }: CallContext): Promise<ResponseOf<typeof operation>> {
  return { isSingle: (await settings.get('merchantWallet')).isSingle };
}
