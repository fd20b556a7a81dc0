import { linksThatLead } from '#promised-chain.ts';
import { decideWith } from '#random.ts';
import { breakingPoint } from './crash.ts';

/**
 * The seeds of all flights of a chain are fixed before its first one: each is the hash of the one that follows it, the hash of the first is
 * published, and a value that nobody could know by then is mixed into every flight. Whoever has one link can compute all before
 * it and none after it.
 */
export type RevealedFlight = {
  readonly number: number;
  readonly link: string;
  readonly salt: string;
  readonly brokeAt: number;
};

/** Where the flight of a link breaks. */
export const flightOf = ({ link, salt, number }: Omit<RevealedFlight, 'brokeAt'>): Promise<number> =>
  decideWith({ serverSeed: link, clientSeed: salt, nonce: number }, breakingPoint);

/** Computes flights of one chain again from what is public: each is of the chain that was promised, and broke where it was said to have broken. */
export async function verifyFlights<Flight extends RevealedFlight>(
  first: string,
  flights: readonly Flight[],
): Promise<{ flight: Flight; isRight: boolean }[]> {
  const met = await linksThatLead(first, flights);
  const verdicts = [];
  for (const flight of flights) {
    const isOfChain = met.get(flight.number) === flight.link;
    verdicts.push({ flight, isRight: isOfChain && (await flightOf(flight)) === flight.brokeAt });
  }
  return verdicts;
}
