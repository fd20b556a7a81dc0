import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';

const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const;
const LAST = 6;

/** The ball that was called, and those before it. */
export function Caller({
  called,
  note,
  language,
}: {
  called: readonly number[];
  note: string;
  language: Language;
}) {
  const last = called.slice(-LAST).toReversed();
  return (
    <div className="bg-caller" aria-hidden="true">
      {last.map((ball) => (
        <span key={ball} className="bg-ball" data-letter={LETTERS[Math.ceil(ball / 15) - 1]}>
          {figure(ball, language)}
        </span>
      ))}
      <span className="bg-note">{note}</span>
    </div>
  );
}
