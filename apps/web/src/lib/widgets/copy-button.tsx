import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '#lib/widgets/copy-text.ts';
import { useT } from '#lib/texts/i18n.tsx';

const SAYS_SO_MS = 2000;

export function CopyButton({ text }: { text: string }) {
  const t = useT('security');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAYS_SO_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    // Where it is not allowed the text stands there to be marked by hand.
    if (await copyText(text)) setCopied(true);
  };
  return (
    <>
      <IconButton
        label={t(copied ? 'copied' : 'copy')}
        icon={copied ? <Check size={18} className="text-gain" /> : <Copy size={18} />}
        onClick={() => void copy()}
      />
      <output className="sr-only">{copied && t('copied')}</output>
    </>
  );
}
