import { ERROR_CODES } from '@maidan/contract/error-codes.ts';
import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '#lib/call/call-error.ts';
import { ERROR_PLACES } from '#lib/overlays/error-places.ts';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { showCallError } from '#lib/overlays/show-call-error.ts';

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];
const PLACES = ['field', 'paragraph', 'popup', 'page', 'modal'];

function failed(code: CallError['code'], message: string): CallError {
  return new CallError({ code, message, fields: {}, requestId: 'r-1', status: 400, captcha: false });
}

beforeEach(() => closeModal());

test.each(CODES)('[ERR-02] %s has a place', (code) => {
  expect(PLACES).toContain(ERROR_PLACES[code]);
});

test.each(CODES)(
  '[ERR-02] %s without a field or a form: told in a warning, or answered by the page',
  (code) => {
    const message = `What the platform says of ${code}.`;
    showCallError(failed(code, message));
    const { open } = useModalStore.getState();
    const answered = ERROR_PLACES[code] === 'modal' || code === 'MAINTENANCE' || code === 'ACCESS_RESTRICTED';
    const warning = { name: 'prompt', props: { kind: 'warning', message } };
    expect(open).toEqual(answered ? null : warning);
  },
);

test('[ERR-03] a broken connection is told in the same way', () => {
  showCallError(failed('NETWORK', 'Network link is abnormal, please try again'));
  expect(useModalStore.getState().open).toMatchObject({
    name: 'prompt',
    props: { kind: 'warning', message: 'Network link is abnormal, please try again' },
  });
});

test('[ERR-02] a warning stands above the form and gives it back', () => {
  useModalStore.setState({ open: { name: 'register', props: {} }, under: null });
  showCallError(failed('INTERNAL', 'Something went wrong on our side.'));
  expect(useModalStore.getState().under?.name).toBe('register');
  closeModal('prompt');
  expect(useModalStore.getState().open?.name).toBe('register');
});

test('[ERR-07] what is no refusal is not hidden', () => {
  expect(() => showCallError(new TypeError('a fault of ours'))).toThrow('a fault of ours');
});
