import type { Language } from '@maidan/contract/languages.ts';
import type { SpotFacts } from '#live/live-game.ts';
import { SpotButton } from '#live/spot-button.tsx';
import type { TableView } from '#live/use-table.ts';
import { figure } from '#screen-parts/numbers.ts';
import { Die } from '#dice/die.tsx';
import { SINGLE_TO_1, SPOTS, type Spot, type SpotKind } from './spots.ts';

type Props = { view: TableView; spots: readonly SpotFacts[] };

/** In the order of the cloth. Triples and any triple share a row. */
const ROWS: readonly (readonly SpotKind[])[] = [
  ['half'],
  ['triple', 'any-triple'],
  ['double'],
  ['total'],
  ['pair'],
  ['single'],
];

/** The cloth of three dice: fields show the dice they are about. */
export function SicBoBoard({ view, spots }: Props) {
  return (
    <div className="sb-cloth">
      {ROWS.map((kinds) => (
        <div key={kinds[0]} className="sb-row" data-row={kinds[0]}>
          {SPOTS.filter(({ kind }) => kinds.includes(kind)).map((spot) => {
            const facts = spots.find(({ id }) => id === spot.id);
            return (
              facts && (
                <SpotButton
                  key={spot.id}
                  view={view}
                  spot={facts}
                  tone={toneOf(spot)}
                  className="sb-spot"
                  face={<Face spot={spot} facts={facts} language={view.language} />}
                />
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}

const toneOf = ({ id, kind }: Spot): 'red' | 'blue' | 'green' | 'plain' =>
  kind !== 'half' ? 'plain' : id === 'big' || id === 'odd' ? 'red' : 'blue';

/** For one, two or three dice of a kind, in the width of a field on a phone. */
const singlePays = (language: Language): string =>
  `${SINGLE_TO_1.map((times) => figure(times, language)).join('·')}:${figure(1, language)}`;

function Face({ spot, facts, language }: { spot: Spot; facts: SpotFacts; language: Language }) {
  const { kind, numbers } = spot;
  if (kind === 'total')
    return (
      <>
        <strong>{figure(numbers[0] ?? 0, language)}</strong>
        <span className="lv-pays">{facts.pays}</span>
      </>
    );
  if (kind === 'half' || kind === 'any-triple')
    return (
      <>
        <strong>{facts.name}</strong>
        <span className="lv-pays">{facts.pays}</span>
      </>
    );
  return (
    <>
      <span className="sb-faces" data-count={numbers.length}>
        {numbers.map((number, place) => (
          <Die key={place === 0 ? 'a' : place === 1 ? 'b' : 'c'} face={number} />
        ))}
      </span>
      <span className="lv-pays">{kind === 'single' ? singlePays(language) : facts.pays}</span>
    </>
  );
}
