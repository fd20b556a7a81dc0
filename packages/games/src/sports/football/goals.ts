/** Chances of so many goals in the minutes that are left; a side scores once a minute at most, each minute alike. */
export function goalChances(millionthsPerMinute: number, minutes: number): readonly number[] {
  const p = millionthsPerMinute / 1_000_000;
  let chances = [1];
  for (let minute = 0; minute < minutes; minute += 1) {
    const next = chances.map((chance, goals) => chance * (1 - p) + (chances[goals - 1] ?? 0) * p);
    const more = (chances.at(-1) ?? 0) * p;
    // Beyond it nothing is left that a price could show.
    if (more > 1e-15) next.push(more);
    chances = next;
  }
  return chances;
}

export type ScoreChances = (counts: (home: number, away: number) => boolean) => number;

/** The chance that the final score is one of those that count. The two score without regard to each other. */
export function finalScores(
  now: { home: number; away: number },
  home: readonly number[],
  away: readonly number[],
): ScoreChances {
  return (counts) => {
    let sum = 0;
    for (const [scored, chance] of home.entries())
      for (const [conceded, other] of away.entries())
        if (counts(now.home + scored, now.away + conceded)) sum += chance * other;
    return sum;
  };
}
