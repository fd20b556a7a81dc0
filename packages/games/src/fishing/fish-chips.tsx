import type { Language } from '@maidan/contract/languages.ts';
import { useEffect, useId, useRef } from 'react';
import { timesText } from '#game-parts/rule-parts.tsx';
import type { FishingTexts } from './fishing-texts.ts';
import { mostOf, speciesOf, type Kind, type Sea, type Species } from './species.ts';
import { spriteOf } from './water/draw-fish.ts';

const PICTURE = 88;

type Props = {
  sea: Sea;
  words: FishingTexts;
  language: Language;
  chosen: Kind | null;
  onChoose: (kind: Kind | null) => void;
};

/** What swims here and what it pays, always in view; choosing one aims at it. */
export function FishChips({ sea, words, language, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className="fs-chips">
      <legend className="gs-heard">{words.aimAt}</legend>
      <div>
        <label className="fs-chip">
          <input type="radio" name={name} checked={chosen === null} onChange={() => onChoose(null)} />
          <span>{words.any}</span>
        </label>
        {speciesOf(sea).map((species) => (
          <label key={species.kind} className="fs-chip" data-kind={species.kind}>
            <input
              type="radio"
              name={name}
              checked={chosen === species.kind}
              onChange={() => onChoose(species.kind)}
            />
            <Picture kind={species.kind} />
            <span>
              <small>{words.fish[species.kind]}</small>
              <strong>{paysText(species, language)}</strong>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A great one pays one of several prizes: from the least to the most. */
export function paysText(species: Species, language: Language): string {
  if (!species.prizes) return timesText(100 * species.times, language);
  const least = Math.min(...species.prizes.map(({ times }) => times));
  return `${timesText(100 * least, language)}–${timesText(100 * mostOf(species), language)}`;
}

function Picture({ kind }: { kind: Kind }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { image } = spriteOf(kind, PICTURE);
    if (!canvas.current) return;
    canvas.current.height = image.height;
    canvas.current.getContext('2d')?.drawImage(image, 0, 0);
  }, [kind]);
  return <canvas ref={canvas} width={PICTURE} aria-hidden="true" />;
}
