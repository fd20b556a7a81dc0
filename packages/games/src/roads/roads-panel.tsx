import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { BeadPlate, BigRoad, DerivedRoad, type Bead } from './road-drawings.tsx';
import type { RoadTexts } from './road-texts.ts';

/** What the sides are called at this table. */
export type SideNames = { readonly red: string; readonly blue: string; readonly tie: string };
type Props = { beads: readonly Bead[]; names: SideNames; texts: RoadTexts; language: Language };

/** The five roads side by side; who cannot see them hears what they come to. */
export function RoadStrip({ beads, names, texts, language }: Props) {
  const marks = beads.map(({ mark }) => mark);
  const counted = countText({ beads, names, texts, language });
  return (
    // It scrolls where it is narrow, so that keys must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="rd-roads" aria-label={counted} tabIndex={0}>
      <BeadPlate name={counted} beads={beads} />
      <BigRoad name={texts.big} marks={marks} language={language} />
      <DerivedRoad name={texts.bigEye} marks={marks} back={1} />
      <DerivedRoad name={texts.small} marks={marks} back={2} />
      <DerivedRoad name={texts.cockroach} marks={marks} back={3} />
    </section>
  );
}

export function RoadList({ beads, names, texts, language }: Props) {
  const marks = beads.map(({ mark }) => mark);
  return (
    <div className="rd-list">
      <p>{countText({ beads, names, texts, language })}</p>
      <div>
        <h4>{texts.bead}</h4>
        <BeadPlate name={texts.bead} beads={beads} />
      </div>
      <div>
        <h4>{texts.big}</h4>
        <BigRoad name={texts.big} marks={marks} language={language} />
      </div>
      {([1, 2, 3] as const).map((back) => (
        <div key={back}>
          <h4>{derivedName(texts, back)}</h4>
          <DerivedRoad name={derivedName(texts, back)} marks={marks} back={back} />
        </div>
      ))}
      <p className="gs-quiet">{texts.note}</p>
    </div>
  );
}

const derivedName = (texts: RoadTexts, back: 1 | 2 | 3): string =>
  back === 1 ? texts.bigEye : back === 2 ? texts.small : texts.cockroach;

function countText({ beads, names, texts, language }: Props): string {
  const count = (mark: Bead['mark']): string =>
    figure(beads.filter((bead) => bead.mark === mark).length, language);
  return fill(texts.of, {
    name: texts.bead,
    red: names.red,
    blue: names.blue,
    tie: names.tie,
    redWins: count('red'),
    blueWins: count('blue'),
    ties: count('tie'),
  });
}
