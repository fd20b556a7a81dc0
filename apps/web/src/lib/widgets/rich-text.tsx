import { readRichText, richImage, richLink } from '@maidan/contract/messages/rich-text.ts';
import type { RichElement, RichNode } from '@maidan/contract/messages/rich-text.ts';
import { useRouter } from '@tanstack/react-router';
import { use, useMemo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { closeModal, showPrompt } from '#lib/overlays/modal-store.ts';
import { PageHostsContext } from '#lib/page/page-hosts.ts';
import { Picture } from '#lib/pictures/picture.tsx';

const LOOKS: Partial<Record<RichElement['tag'], string>> = {
  h2: 'text-lg font-semibold',
  h3: 'font-semibold',
  h4: 'font-semibold',
  ul: 'list-disc space-y-1.5 pl-5',
  ol: 'list-decimal space-y-1.5 pl-5',
};

/**
 * MSG-06: a text of the house. What was stored is read into a tree, and the tree becomes elements: no HTML is ever handed
 * to the browser, so there is nothing for it to run. Headings start below those of the page around.
 */
export function RichText({ text, className = '' }: { text: string; className?: string }) {
  const nodes = useMemo(() => readRichText(text), [text]);
  return <div className={`flex flex-col gap-3 text-pretty break-words ${className}`}>{nodes.map(draw)}</div>;
}

function draw(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag: Tag, children, href = '', src = '', alt = '' } = node;
  if (Tag === 'br') return <br key={index} />;
  if (Tag === 'img') return <RichPicture key={index} src={src} alt={alt} />;
  if (Tag === 'a') {
    return (
      <RichLink key={index} href={href}>
        {children.map(draw)}
      </RichLink>
    );
  }
  return (
    <Tag key={index} className={LOOKS[Tag]}>
      {children.map(draw)}
    </Tag>
  );
}

/** A picture that has gone leaves its words, or nothing. */
function RichPicture({ src, alt }: { src: string; alt: string }) {
  const address = richImage(src);
  if (address === null) return null;
  return (
    <Picture
      src={address}
      alt={alt}
      fallback={alt === '' ? null : <span className="text-muted text-sm">{alt}</span>}
      loading="lazy"
      className="max-h-72 w-full rounded-lg object-cover"
    />
  );
}

const LINK = 'text-accent underline underline-offset-4';

/** Looked at once more here (T21): what may not be opened stays as its words. */
function RichLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useT('service');
  const router = useRouter();
  const { links } = use(PageHostsContext);
  const address = richLink(href, [ownHost(router.origin)], links);
  if (address === null) return <span>{children}</span>;
  const press = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (address.startsWith('/')) {
      closeModal();
      void router.navigate({ href: address });
    } else if (address.startsWith('https:')) {
      const open = (): void => void window.open(address, '_blank', 'noopener,noreferrer');
      showPrompt({
        kind: 'confirm',
        message: t('leaving', { host: new URL(address).host }),
        onConfirm: open,
      });
    } else {
      window.location.assign(address);
    }
  };
  return (
    <a href={address} rel="noopener noreferrer" className={LINK} onClick={press}>
      {children}
    </a>
  );
}

function ownHost(origin: string | undefined): string {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname : '';
}
