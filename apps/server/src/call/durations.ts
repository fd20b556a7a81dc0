const UPPER_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const NAME = 'maidan_http_request_seconds';

/** How many answers took how long: one count for each bound, and one for what took longer than all of them. */
type Tally = { counts: number[]; seconds: number };

/**
 * A histogram by operation and status. It is counted on every answer and read a few times a minute, so counting is
 * two lookups and an addition, and the text of it is made when somebody asks.
 */
export class Durations {
  readonly #byOperation = new Map<string, Map<number, Tally>>();

  observe(operation: string, status: number, seconds: number): void {
    const tally = this.#byOperation.get(operation)?.get(status) ?? this.#begin(operation, status);
    let place = 0;
    while (seconds > (UPPER_SECONDS[place] ?? Number.POSITIVE_INFINITY)) place += 1;
    tally.counts[place] = (tally.counts[place] ?? 0) + 1;
    tally.seconds += seconds;
  }

  /** In the exposition format, as the rest of the metrics. */
  text(): string {
    const lines = [`# HELP ${NAME} Time from request to answer`, `# TYPE ${NAME} histogram`];
    for (const [operation, byStatus] of this.#byOperation)
      for (const [status, tally] of byStatus)
        lines.push(...linesOf(`operation="${escaped(operation)}",status="${status}"`, tally));
    return `${lines.join('\n')}\n`;
  }

  #begin(operation: string, status: number): Tally {
    const byStatus = this.#byOperation.get(operation) ?? new Map<number, Tally>();
    const tally = { counts: Array.from({ length: UPPER_SECONDS.length + 1 }, () => 0), seconds: 0 };
    this.#byOperation.set(operation, byStatus.set(status, tally));
    return tally;
  }
}

function linesOf(labels: string, { counts, seconds }: Tally): string[] {
  let sum = 0;
  const buckets = counts.map((count, place) => {
    sum += count;
    return `${NAME}_bucket{le="${UPPER_SECONDS[place] ?? '+Inf'}",${labels}} ${sum}`;
  });
  return [...buckets, `${NAME}_sum{${labels}} ${seconds}`, `${NAME}_count{${labels}} ${sum}`];
}

function escaped(label: string): string {
  return label.replace(/["\\\n]/g, (sign) => (sign === '\n' ? String.raw`\n` : `\\${sign}`));
}
