import type { ErrorCode } from '@maidan/contract/error-codes.ts';

type Details = {
  code: ErrorCode | 'NETWORK';
  message: string;
  fields: Record<string, string>;
  requestId: string;
  status: number;
  /** LOG-05: the next attempt must bring a captcha. */
  captcha?: boolean;
};

/** Why a call did not succeed, in words a person can read (ERR-02). `fields` names what is wrong in a form. */
export class CallError extends Error {
  readonly code: Details['code'];
  readonly fields: Details['fields'];
  readonly requestId: string;
  readonly status: number;
  readonly captcha: boolean;

  constructor(details: Details) {
    super(details.message);
    this.name = 'CallError';
    this.code = details.code;
    this.fields = details.fields;
    this.requestId = details.requestId;
    this.status = details.status;
    this.captcha = details.captcha === true;
  }
}
