import { HOUSE_TERMS_PATH, type HouseTerms } from '@maidan/contract/seamless-wallet/house-terms.ts';
import { signedHeaders, type HouseWorld } from './house-world.ts';

/** As the platform does after the operator has changed something. */
export async function tellTerms(world: HouseWorld, terms: HouseTerms): Promise<unknown> {
  const payload = JSON.stringify(terms);
  const answer = await world.app.inject({
    method: 'POST',
    url: HOUSE_TERMS_PATH,
    payload,
    headers: signedHeaders(world.platformKey, HOUSE_TERMS_PATH, payload),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
