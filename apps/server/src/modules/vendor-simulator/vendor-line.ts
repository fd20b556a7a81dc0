import type { SIMULATED_CALLS } from '@maidan/contract/vendor-simulator/vendor-run.ts';
import type { WalletAnswer } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { Signer, Wire } from '#adapters/wallet-wires/wire.ts';

/** Where and as whom the simulated vendor calls: over HTTP, by the port at which every partner comes. */
export type Line = {
  readonly origin: string;
  readonly wire: Wire;
  readonly signer: Signer;
  readonly traceId: string;
};

export type Outgoing = {
  readonly call: (typeof SIMULATED_CALLS)[number];
  readonly n: number;
  readonly requestId: string;
  readonly body: object;
  readonly way: 'whole' | 'garbled' | 'wrong-signature' | 'reply-dropped';
};

export type Outcome = {
  readonly at: Date;
  readonly ms: number;
  readonly bytes: number;
  readonly sent: string;
  readonly httpStatus: number | null;
  readonly answer: WalletAnswer | null;
};

const WAIT_MS = 10_000;
const MOST_SHOWN = 400;
/** Signs as a stranger would who has guessed a key. */
const STRANGE_SECRET = Buffer.alloc(32, 'nobody');

export async function sendCall(line: Line, outgoing: Outgoing): Promise<Outcome> {
  const { wire, signer } = line;
  const { call, requestId, way } = outgoing;
  const whole = JSON.stringify(wire.write(call, { requestId, ...outgoing.body }));
  const body = way === 'garbled' ? garbled(whole) : whole;
  const hand =
    way === 'wrong-signature' ? { ...signer, key: { ...signer.key, secret: STRANGE_SECRET } } : signer;
  const headers = {
    'content-type': 'application/json',
    traceparent: `00-${line.traceId}-${outgoing.n.toString(16).padStart(16, '0')}-01`,
    ...wire.sign(call, hand, body),
  };
  const at = new Date();
  const begun = performance.now();
  const heard = await exchange(new URL(wire.path(call), line.origin), { headers, body }, way);
  return {
    at,
    ms: Math.round(performance.now() - begun),
    bytes: Buffer.byteLength(body),
    sent: withoutToken(body).slice(0, MOST_SHOWN),
    httpStatus: heard?.status ?? null,
    answer: heard?.text === undefined ? null : readAnswer(wire, call, heard.status, heard.text),
  };
}

/** Null when no answer came in time. */
async function exchange(
  url: URL,
  request: { headers: Record<string, string>; body: string },
  way: Outgoing['way'],
): Promise<{ status: number; text?: string } | null> {
  try {
    const response = await fetch(url, { method: 'POST', ...request, signal: AbortSignal.timeout(WAIT_MS) });
    if (way !== 'reply-dropped') return { status: response.status, text: await response.text() };
    // The wallet answers after its commit: once the head of the answer is here the money has moved, and the rest is lost.
    await response.body?.cancel();
    return null;
  } catch {
    return null;
  }
}

/** Null for what is no answer to be believed: a vendor counts it as undecided (W19). */
function readAnswer(wire: Wire, call: Outgoing['call'], status: number, text: string): WalletAnswer | null {
  try {
    return wire.read(call, status, text);
  } catch {
    return null;
  }
}

const garbled = (whole: string): string => `${whole.slice(0, Math.ceil(whole.length / 2))}\u{FFFD}#`;

/** Whoever reads the log must not play as this player. */
const withoutToken = (body: string): string =>
  body.replace(/("(?:token|session_token|sessionToken)":")[^"]*/g, '$1…');
