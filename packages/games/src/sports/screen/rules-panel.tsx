import { percentText } from '#game-parts/rule-parts.tsx';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { LEAGUES } from '../leagues.ts';
import { LEAST_STAKE, MOST_STAKE } from '../manifest.ts';
import { REVIEW_MS } from '../match.ts';
import { MARGIN_BASIS_POINTS } from '../price.ts';
import { CASH_OUT_BASIS_POINTS, MOST_TIMES } from '../ticket.ts';
import { leagueName, shownSports, sportTexts, type Words } from './words.ts';

export function SportsRules({ words, amountText }: { words: Words; amountText: AmountText }) {
  const { texts, language } = words;
  const { rules } = texts;
  const sports = shownSports(words);
  const leagues = LEAGUES.filter(({ sport }) => sports.includes(sport));
  const longestDelay = Math.max(...leagues.map(({ delayMs }) => delayMs)) / 1_000;
  return (
    <>
      <p className="gs-lead">{rules.intro}</p>
      <p>{fill(rules.margin, { percent: percentText(MARGIN_BASIS_POINTS, language) })}</p>
      {sports.map((sport) => (
        <p key={sport.code}>{sportTexts(words, sport).rules}</p>
      ))}
      <p>{fill(rules.live, { seconds: figure(longestDelay, language) })}</p>
      <p>{rules.void}</p>
      <p>{fill(rules.corrected, { seconds: figure(REVIEW_MS / 1_000, language) })}</p>
      <p>{fill(rules.cashOut, { percent: percentText(CASH_OUT_BASIS_POINTS, language) })}</p>
      <p>
        {fill(rules.most, {
          times: figure(MOST_TIMES, language),
          least: amountText(LEAST_STAKE),
          most: amountText(MOST_STAKE),
        })}
      </p>
      <ul className="sb-paces">
        {leagues.map((league) => (
          <li key={league.code}>
            <b>
              {sportTexts(words, league.sport).name}, {leagueName(words, league)}
            </b>{' '}
            {fill(texts.paceLong, { pace: figure(league.pace, language) })}
          </li>
        ))}
      </ul>
    </>
  );
}
