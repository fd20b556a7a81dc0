/** What a player should know of a game in figures, at the top of its rules. */
export function FigureList({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="gs-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
