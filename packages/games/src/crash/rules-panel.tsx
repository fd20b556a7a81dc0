import type { Language } from '@maidan/contract/languages.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { PayTable, percentText } from '#game-parts/rule-parts.tsx';
import { FigureList } from '#screen-parts/figure-list.tsx';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { ALL_FLIGHTS, CRASH, flightsReaching } from './crash.ts';
import type { CrashTexts } from './crash-texts.ts';
import { multiplierText } from './multiplier.ts';

const SHOWN = [110, 150, 200, 300, 500, 1_000, 2_000, 10_000, CRASH.capHundredths];

type Props = { parts: PartTexts; words: CrashTexts; language: Language; amountText: AmountText };

export function CrashRules({ parts, words, language, amountText }: Props) {
  const { rules } = words;
  return (
    <>
      <FigureList
        figures={[
          [parts.rtp, percentText(CRASH.rtpBasisPoints, language)],
          [parts.maxWin, multiplierText(CRASH.capHundredths, language)],
          [parts.stakes, `${amountText(CRASH.minStake)} – ${amountText(CRASH.maxStake)}`],
        ]}
      />
      {[rules.howTo, rules.two, rules.time].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <PayTable
        heads={[parts.pays, rules.chance]}
        rows={SHOWN.map((hundredths) => ({
          key: String(hundredths),
          cells: [multiplierText(hundredths, language), chanceOf(hundredths, language)],
        }))}
      />
      {[
        rules.first,
        fill(rules.cap, { cap: multiplierText(CRASH.capHundredths, language) }),
        rules.interrupted,
        parts.rtpNote,
      ].map((text) => (
        <p key={text} className="gs-quiet">
          {text}
        </p>
      ))}
    </>
  );
}

function chanceOf(hundredths: number, language: Language): string {
  const chance = (Number(flightsReaching(hundredths)) / Number(ALL_FLIGHTS)) * 100;
  return `${figure(chance.toFixed(chance < 1 ? 3 : 2), language)}%`;
}
