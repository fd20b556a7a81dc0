/** What a round came to, as a small mark. */
export type PastMark = {
  readonly key: string;
  readonly text: string;
  readonly said: string;
  readonly tone: string;
};

/** The last rounds of a table without roads, newest first. */
export function PastMarks({ marks, isLarge = false }: { marks: readonly PastMark[]; isLarge?: boolean }) {
  return (
    <ol className={isLarge ? 'lv-marks lv-marks-large' : 'lv-marks'}>
      {marks.map(({ key, text, said, tone }) => (
        <li key={key} data-tone={tone}>
          <span aria-hidden="true">{text}</span>
          <span className={isLarge ? 'lv-mark-said' : 'gs-heard'}>{said}</span>
        </li>
      ))}
    </ol>
  );
}
