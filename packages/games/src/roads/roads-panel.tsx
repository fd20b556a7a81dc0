import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { BeadPlate, BigRoad, DerivedRoad, type Bead } from './road-drawings.tsx';
import type { RoadTexts } from './road-texts.ts';

/** What the sides are called at this table; null: there is always a winner. */
export type SideNames = { readonly red: string; readonly blue: string; readonly tie: string | null };
type Props = { beads: readonly Bead[]; names: SideNames; texts: RoadTexts; language: Language };

const BACK = [1, 2, 3] as const;

/** The five roads, each under its name; who cannot see them hears what they come to. */
export function RoadStrip({ beads, names, texts, language }: Props) {
  const marks = beads.map(({ mark }) => mark);
  const counted = countText({ beads, names, texts, language });
  return (
    // On a low screen it scrolls, so that keys must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="rd-roads" aria-label={counted} tabIndex={0}>
      <div className="rd-row">
        <BeadPlate name={texts.bead} beads={beads} />
        <BigRoad name={texts.big} marks={marks} language={language} />
      </div>
      <div className="rd-row">
        {BACK.map((back) => (
          <DerivedRoad key={back} name={derivedName(texts, back)} marks={marks} back={back} />
        ))}
      </div>
    </section>
  );
}

type ListProps = Props & {
  /** Dealt out of one shoe, or each round anew. */
  from?: 'shoe' | 'rounds';
  /** The second side is black: at a roulette table. */
  isBlack?: boolean;
};

export function RoadList({ beads, names, texts, language, from = 'shoe', isBlack = false }: ListProps) {
  const marks = beads.map(({ mark }) => mark);
  return (
    <div className="rd-list" data-black={isBlack || undefined}>
      <p>{countText({ beads, names, texts, language })}</p>
      <div className="rd-of-sides">
        <h4>{texts.bead}</h4>
        <BeadPlate beads={beads} />
      </div>
      <div className="rd-of-sides">
        <h4>{texts.big}</h4>
        <BigRoad marks={marks} language={language} />
      </div>
      {BACK.map((back) => (
        <div key={back}>
          <h4>{derivedName(texts, back)}</h4>
          <DerivedRoad marks={marks} back={back} />
        </div>
      ))}
      <p className="gs-quiet">{from === 'shoe' ? texts.note : texts.noteOfRounds}</p>
    </div>
  );
}

const derivedName = (texts: RoadTexts, back: 1 | 2 | 3): string =>
  back === 1 ? texts.bigEye : back === 2 ? texts.small : texts.cockroach;

function countText({ beads, names, texts, language }: Props): string {
  const count = (mark: Bead['mark']): string =>
    figure(beads.filter((bead) => bead.mark === mark).length, language);
  return fill(names.tie === null ? texts.ofTwo : texts.of, {
    name: texts.bead,
    red: names.red,
    blue: names.blue,
    tie: names.tie ?? '',
    redWins: count('red'),
    blueWins: count('blue'),
    ties: count('tie'),
  });
}
