import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getPermission as operation } from '@maidan/contract/system/get-permission.ts';
import { CompactEncrypt, importJWK } from 'jose';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';

type Input = ParsedRequestOf<typeof operation>;

/** SET-01: one answer for everything a page must know of the site before it draws. */
export async function getPermission(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const view = await context.settings.view();
  const closure = await context.closure();
  const seal = await sealer(input);
  return {
    info: {
      customerService: await Promise.all(
        view.get('customerService').map(async ({ csType, path }) => ({ csType, path: await seal(path) })),
      ),
      domainRoute: view.get('domainRoute'),
      resources: view.get('resources'),
      whitelabel: view.get('whitelabel'),
      register: view.get('registerFields'),
      mainDomain: view.get('mainDomain'),
      analytics: { gtagId: view.get('gtagId') },
      imageCDNs: view.get('imageCDNs'),
      launchGameCDNs: view.get('launchGameCDNs'),
      firebase: view.get('firebase'),
      agentPolicy3: view.get('agentPolicy3'),
    },
    location: await context.place(),
    maintenance: {
      active: closure === 'maintenance',
      end: closure === 'maintenance' ? view.get('maintenanceEnd') : null,
    },
    regionRestriction: { active: closure === 'regionBlock' },
  };
}

/** SET-02: readable by the page that asked, whose key never leaves it. */
async function sealer({ pageKeyX: x, pageKeyY: y }: Input): Promise<(text: string) => Promise<string>> {
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ECDH-ES').catch((error: unknown) => {
    // Two numbers that are no point of the curve.
    throw new Refusal('BAD_REQUEST', { fields: { pageKeyX: 'wrong', pageKeyY: 'wrong' }, cause: error });
  });
  return (text) =>
    new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
      .encrypt(key);
}
