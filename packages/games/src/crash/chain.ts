import { commitmentOf, decideWith } from '#random.ts';
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

/** From any flight back to what was published before the first one: every link between is the hash of the next. */
export async function leadsTo(
  commitment: string,
  flight: Pick<RevealedFlight, 'number' | 'link'>,
): Promise<boolean> {
  let link = flight.link;
  for (let number = flight.number; number > 0; number -= 1) link = await commitmentOf(link);
  return link === commitment;
}

/** Computes flights again from what is public. Newest first; each must be of the same chain as the one before it. */
export async function verifyFlights(
  commitment: string,
  flights: readonly RevealedFlight[],
): Promise<{ flight: RevealedFlight; isRight: boolean }[]> {
  const verdicts = [];
  for (const flight of flights)
    verdicts.push({
      flight,
      isRight: (await leadsTo(commitment, flight)) && (await flightOf(flight)) === flight.brokeAt,
    });
  return verdicts;
}

/** What a page can say of one flight by itself: its link is the one that was promised, and it breaks where it was said to have broken. */
export const isAsPromised = async (flight: RevealedFlight & { commitment: string }): Promise<boolean> =>
  (await commitmentOf(flight.link)) === flight.commitment && (await flightOf(flight)) === flight.brokeAt;
