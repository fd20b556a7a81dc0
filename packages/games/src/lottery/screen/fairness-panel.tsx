import { useState } from 'react';
import { drawsThatHold } from '#lottery/lottery-draw.ts';
import type { ScreenTexts } from '#screen-parts/screen-texts.ts';
import { drawText } from './draw-head.tsx';
import type { Shared } from './line-text.tsx';
import type { LotteryState } from './use-lottery.ts';

type Props = Shared & { state: LotteryState; texts: ScreenTexts };

/** What was promised of all draws, and the last ones computed again from what has been told since. */
export function DrawsProof({ state, lottery, words, language, texts }: Props) {
  const { chain = null, results = [] } = state.table ?? {};
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [busy, setBusy] = useState(false);
  const check = async () => {
    if (busy) return;
    setBusy(true);
    const found = new Map<number, boolean>();
    const chains = new Map(results.map((result) => [result.salt, result])).values();
    for (const { salt, commitment, firstMinute } of chains) {
      const ofChain = results.filter((result) => result.salt === salt);
      const first = state.promises.get(salt) ?? commitment;
      const right = await drawsThatHold(lottery, { first, firstMinute }, ofChain);
      for (const { minute } of ofChain) found.set(minute, right.has(minute));
    }
    setVerdicts(found);
    setBusy(false);
  };
  return (
    <>
      <p className="gs-lead">{words.fair.intro}</p>
      {chain && (
        <dl className="gs-card gs-facts">
          {[
            [words.fair.chain, chain.commitment],
            [words.fair.salt, chain.salt],
            [words.fair.source, chain.saltSource],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <section className="gs-card">
        {results.length === 0 && (
          <p className="gs-quiet">{state.table === null ? texts.loading : words.none}</p>
        )}
        {results.length > 0 &&
          (globalThis.isSecureContext ? (
            <button type="button" className="gs-action" aria-disabled={busy} onClick={() => void check()}>
              {words.fair.check}
            </button>
          ) : (
            <p className="gs-quiet">{texts.fair.noCrypto}</p>
          ))}
        <ul className="lo-proofs" aria-live="polite">
          {results.map(({ minute, link }) => (
            <li key={minute}>
              <span>{drawText(lottery, minute, language)}</span>
              <Verdict verdict={verdicts.get(minute)} right={words.fair.right} wrong={words.fair.wrong} />
              <details>
                <summary>{words.fair.link}</summary>
                <code>{link}</code>
              </details>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Verdict({ verdict, right, wrong }: { verdict: boolean | undefined; right: string; wrong: string }) {
  if (verdict === undefined) return <span />;
  return <span className={verdict ? 'gs-good' : 'gs-problem-text'}>{verdict ? right : wrong}</span>;
}
