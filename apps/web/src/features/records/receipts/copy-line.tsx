import { CopyButton } from '#lib/widgets/copy-button.tsx';

/** A long text for machines, whole, with a button that copies it. */
export function CopyLine({ text }: { text: string }) {
  return (
    <span className="bg-raised/60 flex items-center justify-between gap-2 rounded-lg pl-3">
      <code className="min-w-0 py-2 text-xs break-all select-all">{text}</code>
      <CopyButton text={text} size={16} />
    </span>
  );
}
