import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useModalStore } from '#lib/overlays/modal-store.ts';
import { NO_HOSTS, PageHostsContext } from '#lib/page/page-hosts.ts';
import { renderPage } from '#testing/render-page.tsx';
import { RichText } from './rich-text.tsx';

afterEach(() => useModalStore.setState({ open: null, under: null }));

test('[MSG-06] raw HTML that reaches the page becomes words and allowed elements, nothing else', () => {
  const { container } = renderPage(
    <RichText
      text={
        '<p onclick="x()" style="position:fixed">a</p><script>b</script><img src="https://canary.invalid/x">' +
        '<img src=x onerror=y><a href="javascript:alert(1)">c</a><iframe srcdoc="d"></iframe><form id=config>e</form>'
      }
    />,
  );
  expect([...new Set([...container.querySelectorAll('*')].map(({ tagName }) => tagName))].toSorted()).toEqual(
    ['DIV', 'P', 'SPAN'],
  );
  expect([...container.querySelectorAll('*')].flatMap((node) => node.getAttributeNames())).not.toContain(
    'style',
  );
  expect(container.textContent).toBe('ace');
});

test('[MSG-06] a link within the site goes there and closes what stood over it', () => {
  useModalStore.setState({ open: { name: 'notice', props: { index: 0 } }, under: null });
  const { path } = renderPage(<RichText text='<p><a href="/help#limits">Limits</a></p>' />);
  fireEvent.click(screen.getByRole('link', { name: 'Limits' }));
  expect(path()).toBe('/help#limits');
  expect(useModalStore.getState().open).toBeNull();
});

test('[MSG-06] a link out of the house asks first, and only known places are links at all', () => {
  renderPage(
    <RichText text='<p><a href="https://t.me/maidan">Known</a> <a href="https://elsewhere.example/">Unknown</a></p>' />,
  );
  expect(screen.queryByRole('link', { name: 'Unknown' })).toBeNull();
  const known = screen.getByRole('link', { name: 'Known' });
  expect(known.getAttribute('rel')).toBe('noopener noreferrer');
  fireEvent.click(known);
  expect(useModalStore.getState().open).toMatchObject({ name: 'prompt', props: { kind: 'confirm' } });
});

test('[MSG-05] a host that the operator allows becomes a link that asks first; its neighbours stay words', () => {
  renderPage(
    <PageHostsContext value={{ ...NO_HOSTS, links: ['partner.example'] }}>
      <RichText text='<p><a href="https://partner.example/a">Allowed</a> <a href="https://partner.example.evil.example/">Lookalike</a></p>' />
    </PageHostsContext>,
  );
  expect(screen.queryByRole('link', { name: 'Lookalike' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Allowed' }));
  expect(useModalStore.getState().open).toMatchObject({ name: 'prompt', props: { kind: 'confirm' } });
});
