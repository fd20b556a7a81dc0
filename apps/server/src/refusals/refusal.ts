import { digits } from '@maidan/contract/digits.ts';
import { ERROR_CODES, type ErrorCode } from '@maidan/contract/error-codes.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { fill, textsIn } from '#locales/texts.ts';
import type { SessionEnd } from '@maidan/contract/accounts/sessions/session-end.ts';

type RefusalDetails = {
  /** Form field -> key of `field-messages.ts`, or a text that is already in the caller's language. */
  fields?: Record<string, string>;
  /** What fills `{0}`, `{1}` in the text of the table. */
  args?: readonly (string | number)[];
  /** LOG-05: the next attempt must bring a captcha. */
  captcha?: boolean;
  /** LOG-16: why the session of this call is over. */
  ended?: SessionEnd | null;
  /** For the log only; never leaves the house. */
  cause?: unknown;
};

/** The one way to say no: thrown anywhere below a route, answered as an envelope in the caller's language. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly args: readonly (string | number)[];
  readonly captcha: boolean;
  readonly ended: SessionEnd | null;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'Refusal';
    this.code = code;
    this.fields = details.fields;
    this.args = details.args ?? [];
    this.captcha = details.captcha ?? false;
    this.ended = details.ended ?? null;
  }

  get status(): number {
    return ERROR_CODES[this.code].status;
  }
}

export function refusalText(
  code: ErrorCode,
  language: Language,
  args: readonly (string | number)[] = [],
): string {
  return fill(
    textsIn(language).errors[code],
    args.map((value) => digits(value, language)),
  );
}
