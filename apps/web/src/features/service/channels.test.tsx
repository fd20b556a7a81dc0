import { getPermission } from '@maidan/contract/system/get-permission.ts';
import { fireEvent, screen } from '@testing-library/react';
import { CompactEncrypt, importJWK } from 'jose';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WireRequest } from '#lib/call/call.ts';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { samplePermission } from '#testing/sample-settings.ts';
import { Channels } from './channels.tsx';

const open = vi.spyOn(window, 'open').mockImplementation(() => null);

beforeEach(() => {
  open.mockClear();
  closeModal();
});

function show(entries: Record<string, string>) {
  fakePlatform({
    [getPermission.path]: async (request) => {
      const customerService = await Promise.all(
        Object.entries(entries).map(async ([csType, path]) => ({ csType, path: await seal(request, path) })),
      );
      return success(samplePermission({ customerService }));
    },
  });
  renderPage(<Channels />);
}

async function seal(request: WireRequest, text: string): Promise<string> {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const jwk = { kty: 'EC', crv: 'P-256', x: query.get('pageKeyX') ?? '', y: query.get('pageKeyY') ?? '' };
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
}

test('[SET-02] T21: another site opens only after a notice, without a way back to this page', async () => {
  show({ telegram: 'https://t.me/maidan' });
  fireEvent.click(await screen.findByRole('button', { name: /Telegram/ }));
  expect(open).not.toHaveBeenCalled();
  const prompt = useModalStore.getState().open;
  expect(prompt).toMatchObject({ name: 'prompt', props: { kind: 'confirm' } });
  if (prompt?.name !== 'prompt') throw new Error('no notice was shown');
  expect(prompt.props.message).toContain('t.me');
  await prompt.props.onConfirm?.();
  expect(open).toHaveBeenCalledExactlyOnceWith('https://t.me/maidan', '_blank', 'noopener,noreferrer');
});

test('[SET-02] a page of this site needs no notice', async () => {
  show({ liveChat: `http://${window.location.hostname}/help` });
  fireEvent.click(await screen.findByRole('button', { name: /Live chat/ }));
  expect(open).toHaveBeenCalledOnce();
  expect(useModalStore.getState().open).toBeNull();
});

test('[SET-02] an entry whose address may not be opened is not shown', async () => {
  show({ 'Our chat': 'javascript:alert(1)' });
  expect(await screen.findByText('No contact available')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a list that does not come can be asked for again', async () => {
  fakePlatform({ [getPermission.path]: () => failure(503, 'UNAVAILABLE', 'busy') });
  renderPage(<Channels />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
