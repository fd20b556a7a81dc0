import { HOUSE_TERMS_PATH, type HouseTerms } from '@maidan/contract/seamless-wallet/house-terms.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import type { Platform } from '#call/platform.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { post } from '#modules/seamless-wallet/vendor-client.ts';

/**
 * What the operator has set is told to the own house again and again, by every node: it holds there within seconds of its change, and
 * a house that was away, or begins anew, needs nobody to notice.
 */
export const tellHouseTermsWork: NodeWork = {
  name: 'terms of the house',
  everyMs: 3_000,
  run: async (platform, log) => {
    await tellHouseTerms(platform).catch((error: unknown) =>
      log.info({ err: error }, 'the house could not be told its terms'),
    );
    return 0;
  },
};

export async function tellHouseTerms({
  partners,
  settings,
}: Pick<Platform, 'partners' | 'settings'>): Promise<void> {
  const partner = (await partners.all()).get(HOUSE_PARTNER);
  if (partner === undefined) return;
  const terms: HouseTerms = {
    allows: await settings.get('playOptions'),
    jackpotShare: await settings.get('jackpotShare'),
    streams: await settings.get('tableStreams'),
  };
  await post(partner, HOUSE_TERMS_PATH, Buffer.from(JSON.stringify(terms)));
}
