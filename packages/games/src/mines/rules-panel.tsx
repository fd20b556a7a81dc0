import type { Language } from '@maidan/contract/languages.ts';
import type { Money } from '@maidan/contract/money.ts';
import { FigureList } from '#screen-parts/figure-list.tsx';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { timesText } from './ladder.tsx';
import { manifest } from './manifest.ts';
import type { MinesTexts } from './mines-texts.ts';
import { chanceOf, mostSteps, payAfter, TILES } from './paytable.ts';

type Props = { language: Language; texts: MinesTexts; stake: Money; mines: number; amountText: AmountText };

export function RulesPanel({ language, texts, stake, mines, amountText }: Props) {
  const first = manifest.stakeSteps[0] ?? manifest.defaultStake;
  const last = manifest.stakeSteps.at(-1) ?? manifest.defaultStake;
  const { rules } = texts;
  const steps = Array.from({ length: mostSteps(mines) }, (_, index) => index + 1);
  return (
    <>
      <FigureList
        figures={[
          [texts.facts.rtp, `${figure((manifest.rtpBasisPoints / 100).toFixed(2), language)}%`],
          [texts.facts.maxWin, `${figure(manifest.maxWinMultiplier, language)}×`],
          [texts.facts.round, figure(TILES, language)],
          [texts.facts.stakes, `${amountText(first)} – ${amountText(last)}`],
        ]}
      />
      <p>{rules.how}</p>
      <p>{rules.take}</p>
      <p>{rules.stands}</p>
      <p>{rules.price}</p>
      <p>{rules.left}</p>
      <h3>{fill(rules.pays, { count: figure(mines, language) })}</h3>
      <table className="mn-pays">
        <thead>
          <tr>
            <th scope="col">{rules.lotuses}</th>
            <th scope="col">{rules.times}</th>
            <th scope="col">{rules.atStake}</th>
            <th scope="col">{rules.chance}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step}>
              <th scope="row">{figure(step, language)}</th>
              <td>{timesText(mines, step, language)}×</td>
              <td>{amountText(payAfter(stake, mines, step))}</td>
              <td>{chanceText(chanceOf(mines, step), language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** In percent; what is rarer than one in ten thousand is said as one in so many. */
function chanceText(chance: number, language: Language): string {
  if (chance >= 0.0001) return `${figure((chance * 100).toFixed(2), language)}%`;
  return `1 : ${figure(Math.round(1 / chance), language)}`.replace('1 :', `${figure(1, language)} :`);
}
