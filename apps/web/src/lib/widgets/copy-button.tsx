import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Check, Copy } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { useCopy } from './use-copy.ts';

export function CopyButton({ text, size = 18 }: { text: string; size?: number }) {
  const t = useT('security');
  const { copied, copy } = useCopy(text);
  return (
    <>
      <IconButton
        label={t(copied ? 'copied' : 'copy')}
        icon={copied ? <Check size={size} className="text-gain" /> : <Copy size={size} />}
        onClick={() => void copy()}
      />
      <output className="sr-only">{copied && t('copied')}</output>
    </>
  );
}
