/** One measurement: a ratio against a reference taken in the same run, the bar it is held to, and the raw pair beside it. */
export type Measurement = {
  what: string;
  ratio: number;
  /** `at least` for speed, `at most` for cost. */
  bar: { kind: 'at least' | 'at most'; value: number };
  detail: string;
};

export function holds({ ratio, bar }: Measurement): boolean {
  return bar.kind === 'at least' ? ratio >= bar.value : ratio <= bar.value;
}

export function print(measurement: Measurement): void {
  const { what, ratio, bar, detail } = measurement;
  const mark = holds(measurement) ? '✓' : '✗';
  process.stdout.write(
    `${mark} ${ratio.toFixed(2).padStart(7)}  (${bar.kind} ${bar.value})  ${what}\n           ${detail}\n`,
  );
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
