import type { FoundGame } from './search.queries.ts';

/** A name with the places where the text was found; without any, simply the name. */
export function MarkedText({ text, marks }: { text: string; marks: FoundGame['marks'] }) {
  return (
    <>
      {marks.map(([from, to], at) => (
        <span key={from}>
          {text.slice(marks[at - 1]?.[1] ?? 0, from)}
          <mark className="text-accent bg-transparent">{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
