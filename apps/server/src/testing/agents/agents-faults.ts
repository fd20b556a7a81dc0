import type { Told, Team } from './agents-world.ts';
import type { ContractFact, Facts } from './agents-facts.ts';

/** What breaks an invariant of agents, between one moment and the next: empty when all of it holds. */
export function findFaults(team: Team, before: Facts, told: Told, after: Facts): string[] {
  return [
    ...told.wrong,
    ...faultsOfTree(after),
    ...faultsOfTransfers(before, told, after),
    ...faultsOfContracts(before, told, after),
    ...faultsOfPay(before, after),
    ...faultsOfMoney(team, after),
  ];
}

/** Everybody above somebody, the nearest first; longer than there are people where it runs in a circle. */
function aboveOf({ upline }: Facts, who: string): string[] {
  const line: string[] = [];
  for (let next = upline.get(who) ?? null; next !== null && line.length <= upline.size;) {
    line.push(next);
    next = upline.get(next) ?? null;
  }
  return line;
}

function faultsOfTree(facts: Facts): string[] {
  const lines = [...facts.upline.keys()].map((who) => ({ who, line: aboveOf(facts, who) }));
  const circle = lines.find(({ line }) => line.length > facts.upline.size);
  if (circle !== undefined) return [`A2: ${circle.who} is above itself`];
  const wanted = lines.flatMap(({ who, line }) => line.map((above, index) => `${above} ${who} ${index + 1}`));
  return wanted.toSorted().join() === facts.lines.toSorted().join()
    ? []
    : ['A2: the lines are not those of the tree'];
}

/** A step moves one branch at most: what was sent in it was in the line before, or after. */
function faultsOfTransfers(before: Facts, told: Told, after: Facts): string[] {
  const known = new Set(before.transfers.map(({ code }) => code));
  const fresh = after.transfers.filter(({ code }) => !known.has(code));
  const said =
    fresh
      .map(({ code }) => code)
      .toSorted()
      .join() === told.sent.toSorted().join();
  return [
    ...(said ? [] : ['A3: what was told of transfers is not what stands there']),
    ...fresh
      .filter(
        ({ direction, senderId, receiverId }) =>
          ![before, after].some((facts) =>
            direction === 'up'
              ? facts.upline.get(senderId) === receiverId
              : aboveOf(facts, receiverId).includes(senderId),
          ),
      )
      .map(({ code }) => `A1: ${code} left its line`),
  ];
}

/** A4, said once more and in other words than those of the database. */
function covers(above: ContractFact, below: ContractFact): boolean {
  return (
    above.period === below.period &&
    above.feeBasisPoints <= below.feeBasisPoints &&
    (below.carriesLosses || !above.carriesLosses) &&
    below.tiers.every((low) =>
      above.tiers.some(
        (high) =>
          high.rate >= low.rate &&
          high.members <= low.members &&
          high.validBet <= low.validBet &&
          high.profitLoss <= low.profitLoss &&
          high.betAmount <= low.betAmount,
      ),
    )
  );
}

const NEXT: Readonly<Record<string, readonly string[]>> = {
  proposed: ['accepted', 'rejected', 'withdrawn', 'lapsed'],
  accepted: ['terminated'],
};
/** What was accepted may end in the same step. */
const stepsOf = (id: string, { state }: ContractFact, { ended }: Told): readonly string[] =>
  ended.some((one) => one.byAccepting && one.id === id) ? ['accepted', 'terminated'] : (NEXT[state] ?? []);
const termsOf = ({
  uplineId,
  downlineId,
  type,
  period,
  tiers,
  feeBasisPoints,
  carriesLosses,
}: ContractFact) =>
  JSON.stringify([uplineId, downlineId, type, period, tiers, feeBasisPoints, carriesLosses]);

function faultsOfContracts(before: Facts, told: Told, after: Facts): string[] {
  const faults: string[] = [];
  const running = new Map<string, ContractFact>();
  for (const contract of after.contracts.values()) {
    if (contract.state !== 'accepted') continue;
    const place = `${contract.type} ${contract.downlineId}`;
    if (running.has(place)) faults.push(`A6: two contracts run for ${place}`);
    running.set(place, contract);
  }
  for (const contract of running.values()) {
    const { id, type, uplineId, downlineId } = contract;
    if (after.upline.get(downlineId) !== uplineId)
      faults.push(`A6: contract ${id} is not with the direct upline`);
    const above = uplineId === null ? null : running.get(`${type} ${uplineId}`);
    if (above !== null && (above === undefined || !covers(above, contract)))
      faults.push(`A4: contract ${id} has nothing above that covers it`);
  }
  for (const { id, state, uplineId, downlineId } of after.contracts.values()) {
    if (state === 'proposed' && after.upline.get(downlineId) !== uplineId)
      faults.push(`A6: offer ${id} waits and is not of the direct upline`);
    const lapsed = state === 'lapsed' && before.contracts.get(id)?.state !== 'lapsed';
    if (lapsed && !told.moved.includes(downlineId))
      faults.push(`A6: offer ${id} lapsed and its receiver did not move`);
    const gone = state === 'withdrawn' && before.contracts.get(id)?.state !== 'withdrawn';
    if (gone !== told.withdrawn.includes(id))
      faults.push(`A6: offer ${id} is ${state}, and it was ${gone ? 'not ' : ''}told that it was taken back`);
  }
  for (const [id, old] of before.contracts) {
    const now = after.contracts.get(id);
    if (now === undefined || termsOf(now) !== termsOf(old))
      faults.push(`A6: the terms of contract ${id} changed`);
    else if (now.state !== old.state && !stepsOf(id, old, told).includes(now.state))
      faults.push(`A6: contract ${id} went from ${old.state} to ${now.state}`);
  }
  return [...faults, ...faultsOfEndings(before, told, after)];
}

/** A5: all that was confirmed ended in that moment, and nothing else did but what the tree took along. */
function faultsOfEndings(before: Facts, told: Told, after: Facts): string[] {
  const faults: string[] = [];
  const confirmed = new Set<string>();
  const replaced = new Set<string>();
  for (const { id, ends, byAccepting } of told.ended) {
    const cause = after.contracts.get(id);
    const moment = byAccepting ? cause?.decidedAt : cause?.endedAt;
    if (byAccepting) replaced.add(`${cause?.type} ${cause?.downlineId}`);
    else confirmed.add(id);
    for (const one of ends) {
      confirmed.add(one);
      if (after.contracts.get(one)?.endedAt !== moment)
        faults.push(`A5: contract ${one} did not end with ${id}`);
    }
  }
  const left = (who: string): boolean =>
    told.moved.some(
      (mover) => who === mover || [before, after].some((facts) => aboveOf(facts, who).includes(mover)),
    );
  for (const { id, type, downlineId, state } of after.contracts.values()) {
    if (state !== 'terminated' || before.contracts.get(id)?.state === 'terminated') continue;
    if (!confirmed.has(id) && !replaced.has(`${type} ${downlineId}`) && !left(downlineId))
      faults.push(`A5: contract ${id} ended and nobody confirmed it`);
  }
  return faults;
}

function faultsOfPay(before: Facts, after: Facts): string[] {
  return [...before.pays.values()]
    .filter((old) => {
      const now = after.pays.get(old.key);
      return (
        now?.reckoned !== old.reckoned || (['paid', 'nothing'].includes(old.state) && now.state !== old.state)
      );
    })
    .map(({ key }) => `A9: pay ${key} changed afterwards`);
}

/** A3, A7: everybody has what the world gave and took, and the pay that stands as paid. */
function faultsOfMoney({ money }: Team, { pays, balances }: Facts): string[] {
  const expected = new Map(money);
  for (const { memberId, amount, state } of pays.values())
    if (state === 'paid') expected.set(memberId, (expected.get(memberId) ?? 0n) + amount);
  return [...expected]
    .filter(([who, sum]) => balances.get(who) !== sum)
    .map(([who, sum]) => `A3: ${who} has ${balances.get(who)} and not ${sum}`);
}
