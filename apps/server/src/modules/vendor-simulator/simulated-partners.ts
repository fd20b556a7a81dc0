import { PARTNER_SHAPES, type PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { SIMULATED_PARTNER } from '@maidan/contract/vendor-simulator/vendor-run.ts';
import type { Signer } from '#adapters/wallet-wires/wire.ts';
import {
  addPartner,
  addPartnerKey,
  type ChangePlace,
} from '#modules/seamless-wallet/partners/change-partner.ts';
import { readPartner } from '#modules/seamless-wallet/partners/read-partners.ts';

const codeOf = (shape: PartnerShape): string => `${SIMULATED_PARTNER}${shape.toUpperCase()}`;

export const SIMULATED_PARTNERS = PARTNER_SHAPES.map((shape) => ({ code: codeOf(shape), shape }));

/**
 * The vendor of a shape, which is a partner like any other: a row made when it is first wanted, and a key that is made at random,
 * sealed, and known to nobody but this platform.
 */
export async function simulatedPartner(
  place: Omit<ChangePlace, 'actor'>,
  shape: PartnerShape,
): Promise<Signer> {
  const code = codeOf(shape);
  return (await signerOf(place, code)) ?? (await make(place, shape)) ?? missing(code);
}

async function make(place: Omit<ChangePlace, 'actor'>, shape: PartnerShape): Promise<Signer | null> {
  const change = { ...place, actor: 'vendor-simulator' };
  const code = codeOf(shape);
  const origin = 'https://simulated-vendor.example';
  await addPartner(change, { code, name: `Simulated vendor (${shape})`, origin, shape });
  const key = { partner: code, direction: 'inbound', keyId: 'simulator' } as const;
  await addPartnerKey(change, { ...key, validFrom: new Date(0), validTo: null });
  return signerOf(place, code);
}

async function signerOf(place: Omit<ChangePlace, 'actor'>, code: string): Promise<Signer | null> {
  const key = (await readPartner(place, code))?.inboundKeys[0];
  return key === undefined ? null : { partner: code, key };
}

function missing(code: string): never {
  throw new Error(`${code} has no key that this node can open: give it one with npm run operator`);
}
