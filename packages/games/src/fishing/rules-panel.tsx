import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { chanceText, PayTable, percentText, RuleFacts, timesText } from '#game-parts/rule-parts.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { FishingTexts } from './fishing-texts.ts';
import { MOST_CASTS } from './manifest.ts';
import { chancesOf, RETURN_PERCENT, speciesOf, type Prize, type Sea } from './species.ts';

type Props = { play: Play; parts: PartTexts; words: FishingTexts; sea: Sea };

export function FishingRules({ play, parts, words, sea }: Props) {
  const { language } = play.host;
  const { rules } = words;
  const count = figure(MOST_CASTS, language);
  return (
    <>
      <RuleFacts play={play} parts={parts} />
      <p>{rules.howTo}</p>
      <p>{fill(rules.chance, { percent: percentText(RETURN_PERCENT * 100, language) })}</p>
      <PayTable
        heads={[rules.fish, parts.pays, parts.chance]}
        rows={speciesOf(sea).map((species) => ({
          key: species.kind,
          cells: [
            words.fish[species.kind],
            species.prizes
              ? species.prizes.map(({ times }) => timesText(100 * times, language)).join(' / ')
              : timesText(100 * species.times, language),
            chanceText(RETURN_PERCENT / chancesOf(species), parts, language),
          ],
        }))}
      />
      {speciesOf(sea).flatMap(({ kind, prizes }) =>
        prizes ? [<p key={kind}>{fill(rules.great, { prizes: prizesText(prizes, words, play) })}</p>] : [],
      )}
      <p>{rules.draws}</p>
      <p>{fill(rules.round, { count })}</p>
      {[rules.swim, parts.rtpNote, rules.leave].map((text) => (
        <p key={text} className="gs-quiet">
          {text}
        </p>
      ))}
    </>
  );
}

function prizesText(prizes: readonly Prize[], { and, rules }: FishingTexts, { host }: Play): string {
  const whole = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return prizes
    .map(({ times, weight }) =>
      fill(rules.prize, {
        times: timesText(100 * times, host.language),
        weight: figure(weight, host.language),
        whole: figure(whole, host.language),
      }),
    )
    .join(and);
}
