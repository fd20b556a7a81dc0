import type { ErrorCode } from '@maidan/contract/error-codes.ts';

type Details = {
  code: ErrorCode | 'NETWORK';
  message: string;
  fields: Record<string, string>;
  requestId: string;
  status: number;
};

/** Why a call did not succeed, in words a person can read (ERR-02). `fields` names what is wrong in a form. */
export class CallError extends Error {
  readonly code: Details['code'];
  readonly fields: Details['fields'];
  readonly requestId: string;
  readonly status: number;

  constructor(details: Details) {
    super(details.message);
    this.name = 'CallError';
    this.code = details.code;
    this.fields = details.fields;
    this.requestId = details.requestId;
    this.status = details.status;
  }
}
