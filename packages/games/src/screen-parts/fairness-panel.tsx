import { parseMoney } from '@maidan/contract/money.ts';
import { useRef, useState, type ReactNode } from 'react';
import { clientSeed as clientSeedSchema, type RevealedSeeds, type RoundView, type SeedsView } from '#play.ts';
import { makeClientSeed } from '#random.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import { figure, type AmountText } from './numbers.ts';
import type { ScreenTexts } from './screen-texts.ts';
import type { Verdict } from './verify.ts';

type Props = {
  host: GameHost;
  seeds: SeedsView;
  lastRound: RoundView | null;
  texts: ScreenTexts;
  amountText: AmountText;
  onSeeds: (seeds: SeedsView) => void;
};

type Check = { revealed: RevealedSeeds; verdict: Verdict | null };

export function FairnessPanel({ host, seeds, lastRound, texts, amountText, onSeeds }: Props) {
  const [check, setCheck] = useState<Check | null>(null);
  const { fair } = texts;
  return (
    <>
      <p className="gs-lead">{fair.intro}</p>
      <div aria-live="polite">
        {check && <CheckResult check={check} texts={texts} host={host} amountText={amountText} />}
      </div>
      <section className="gs-card">
        <h3>{fair.next}</h3>
        <dl className="gs-facts">
          <Fact name={fair.commitment}>
            <Code text={seeds.commitment} texts={texts} />
          </Fact>
          <Fact name={fair.clientSeed}>
            <code>{seeds.clientSeed}</code>
          </Fact>
          <Fact name={fair.nonce}>{figure(seeds.nextNonce, host.language)}</Fact>
        </dl>
      </section>
      {lastRound && lastRound.commitment === seeds.commitment && (
        <section className="gs-card">
          <h3>{fair.last}</h3>
          <p>
            {fair.nonce} {figure(lastRound.nonce, host.language)} · {texts.stake}{' '}
            {amountText(parseMoney(lastRound.stake))} → {amountText(parseMoney(lastRound.win ?? '0.00'))}
          </p>
          <p className="gs-quiet">{fair.sealed}</p>
        </section>
      )}
      <SeedForm host={host} seeds={seeds} texts={texts} onSeeds={onSeeds} onCheck={setCheck} />
    </>
  );
}

/** The rules of every game come along only when somebody checks. */
async function verdictOn(revealed: RevealedSeeds): Promise<Verdict> {
  const { verifyRevealed } = await import('./verify.ts');
  return verifyRevealed(revealed);
}

type FormProps = Pick<Props, 'host' | 'seeds' | 'texts' | 'onSeeds'> & {
  onCheck: (check: Check) => void;
};

function SeedForm({ host, seeds, texts, onSeeds, onCheck }: FormProps) {
  const [seed, setSeed] = useState(makeClientSeed);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { fair, problems } = texts;

  const reveal = async (): Promise<void> => {
    if (pending) return;
    if (!clientSeedSchema.safeParse(seed).success) return setProblem(fair.seedRule);
    setPending(true);
    setProblem(null);
    try {
      const answer = await host.rotateSeed(seeds.commitment, seed);
      onSeeds(answer.seeds);
      const verdict = globalThis.isSecureContext ? await verdictOn(answer.revealed) : null;
      onCheck({ revealed: answer.revealed, verdict });
      setSeed(makeClientSeed());
    } catch (error) {
      const code = error instanceof PlayFailure ? error.code : 'INTERNAL';
      setProblem(code in problems ? problems[code as keyof typeof problems] : problems.INTERNAL);
    } finally {
      setPending(false);
    }
  };

  return (
    // No form: the frame around the game may not allow any to be sent.
    <section className="gs-card">
      <h3>{fair.change}</h3>
      <p>{fair.changeIntro}</p>
      <label className="gs-field">
        <span>{fair.newSeed}</span>
        <input
          value={seed}
          onChange={(event) => setSeed(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && void reveal()}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={problem !== null}
          aria-describedby="gs-seed-note"
        />
      </label>
      <p
        id="gs-seed-note"
        className={problem ? 'gs-problem-text' : 'gs-quiet'}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? fair.seedRule}
      </p>
      <dl className="gs-facts">
        <Fact name={fair.nextSecret}>
          <Code text={seeds.nextCommitment} texts={texts} />
        </Fact>
      </dl>
      <button type="button" className="gs-action" aria-disabled={pending} onClick={() => void reveal()}>
        {fair.reveal}
      </button>
    </section>
  );
}

function CheckResult({
  check,
  texts,
  host,
  amountText,
}: {
  check: Check;
  texts: ScreenTexts;
  host: GameHost;
  amountText: AmountText;
}) {
  const { fair } = texts;
  const { revealed, verdict } = check;
  return (
    <section className="gs-card" ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
      <h3>{fair.secret}</h3>
      <Code text={revealed.serverSeed} texts={texts} />
      {verdict === null && <p className="gs-problem-text">{fair.noCrypto}</p>}
      {verdict && (
        <p className={verdict.seedIsKept ? 'gs-good' : 'gs-problem-text'}>
          {verdict.seedIsKept ? fair.kept : fair.broken}
        </p>
      )}
      {verdict?.rounds.length === 0 && <p className="gs-quiet">{fair.none}</p>}
      <ul className="gs-checked">
        {verdict?.rounds.map(({ round, isRight }) => (
          <li key={round.id}>
            <span>#{figure(round.nonce, host.language)}</span>
            <span>
              {amountText(parseMoney(round.stake))} → {amountText(parseMoney(round.win ?? '0.00'))}
            </span>
            <span className={isRight ? 'gs-good' : 'gs-problem-text'}>
              {isRight ? `✓ ${fair.right}` : `✗ ${fair.wrong}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="gs-quiet">{fair.withoutUs}</p>
      <CopyButton text={JSON.stringify(revealed)} label={fair.copyForChecking} texts={texts} />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** For a text too long to be shown. */
function CopyButton({ text, label, texts }: { text: string; label: string; texts: ScreenTexts }) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState(false);
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // A framed page may not reach the clipboard: then it is there to be marked by hand.
      () => setShown(true),
    );
  return (
    <>
      <button type="button" className="gs-copy" onClick={() => void copy()}>
        {copied ? texts.fair.copied : label}
      </button>
      {shown && <textarea className="gs-published" readOnly rows={5} value={text} aria-label={label} />}
    </>
  );
}

function Code({ text, texts }: { text: string; texts: ScreenTexts }) {
  const [copied, setCopied] = useState(false);
  const code = useRef<HTMLElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // A framed page may not reach the clipboard; with the text selected the keyboard can.
      if (code.current) getSelection()?.selectAllChildren(code.current);
    }
  };
  return (
    <span className="gs-code">
      <code ref={code}>{text}</code>
      <button type="button" className="gs-copy" onClick={() => void copy()}>
        {copied ? texts.fair.copied : texts.fair.copy}
      </button>
    </span>
  );
}
