import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveSite } from '#lib/overlays/leave-site.ts';
import { useModalStore } from '#lib/overlays/modal-store.ts';
import { NO_HOSTS, setPageHosts } from '#lib/page/page-hosts.ts';

const open = vi.fn<typeof window.open>();

beforeEach(() => {
  open.mockReset();
  vi.stubGlobal('open', open);
});
afterEach(() => {
  setPageHosts(NO_HOSTS);
  useModalStore.setState({ open: null, under: null });
});

const leave = (address: string): void => leaveSite(address, (host) => `To ${host}?`);
const asked = () => useModalStore.getState().open;

test('[MSG-05] an address of a host that the operator has not allowed is not followed, and nothing is asked', () => {
  setPageHosts({ ...NO_HOSTS, links: ['partner.example'] });
  for (const address of [
    'https://elsewhere.example/',
    'https://partner.example.evil.example/',
    'https://evil-partner.example/',
    'http://partner.example/',
    'https://name@partner.example/',
    'javascript:alert(1)',
  ])
    leave(address);
  expect(asked()).toBeNull();
  expect(open).not.toHaveBeenCalled();
});

test('[MSG-05] an allowed host is named in the prompt, and opened only after it was confirmed', () => {
  leave('https://partner.example/offer');
  expect(asked()).toBeNull();
  setPageHosts({ ...NO_HOSTS, links: ['partner.example'] });
  leave('https://partner.example/offer');
  const prompt = asked();
  expect(prompt).toMatchObject({
    name: 'prompt',
    props: { kind: 'confirm', message: 'To partner.example?' },
  });
  expect(open).not.toHaveBeenCalled();
  if (prompt?.name === 'prompt') void prompt.props.onConfirm?.();
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://partner.example/offer',
    '_blank',
    'noopener,noreferrer',
  );
});
