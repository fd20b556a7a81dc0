import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteShownCode } from '#lib/session/hand-over-codes.ts';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { useHandOverLive } from './hand-over.live.ts';

type Asked = (frame: { data: { id: string; device: string } }) => void;
const heard = vi.hoisted(() => ({ asked: undefined as unknown }));
vi.mock('#lib/live/live.ts', () => ({
  onFrame: (_type: string, handler: unknown) => {
    heard.asked = handler;
    return () => undefined;
  },
}));
const tell = (data: { id: string; device: string }) => (heard.asked as Asked)({ data });
const opened = () => useModalStore.getState().open;

beforeEach(() => closeModal());

test('[SID-06] T19: only the page that showed the code asks about the device that scanned it', () => {
  renderHook(() => useHandOverLive());
  tell({ id: 'of-another-page', device: 'Chrome 128, Android' });
  expect(opened()).toBeNull();
  noteShownCode('of-this-page');
  tell({ id: 'of-this-page', device: 'Chrome 128, Android' });
  expect(opened()).toEqual({
    name: 'handOverAsked',
    props: { id: 'of-this-page', device: 'Chrome 128, Android' },
  });
});

test('[LOG-06] a code that came with the address is exchanged once', () => {
  window.maidanCode = 'C'.repeat(43);
  renderHook(() => useHandOverLive());
  expect(opened()).toEqual({ name: 'handOver', props: { code: 'C'.repeat(43) } });
  closeModal();
  renderHook(() => useHandOverLive());
  expect(opened()).toBeNull();
});
