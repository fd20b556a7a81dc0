import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { CircleAlert, CircleHelp, Info } from 'lucide-react';

const ICONS = {
  info: <Info size={18} aria-hidden="true" className="text-focus shrink-0" />,
  warning: <CircleAlert size={18} aria-hidden="true" className="text-loss shrink-0" />,
  confirm: <CircleHelp size={18} aria-hidden="true" className="text-accent shrink-0" />,
};

type PromptBoxProps = {
  kind: keyof typeof ICONS;
  title: string;
  message: string;
  agree: { text: string; onPress: () => void; pending?: boolean; pendingText?: string };
  /** The quiet answer; without it there is one button. */
  decline?: { text: string; onPress: () => void };
};

/**
 * MOD-04: the one small prompt, 200 by 200. Only its buttons answer it: neither a press outside nor Escape does. Our own
 * words fit (`e2e/prompts.spec.ts` measures them); whatever is longer scrolls inside.
 */
export function PromptBox({ kind, title, message, agree, decline }: PromptBoxProps) {
  return (
    <Dialog title={title} closeLabel="" shape="prompt" dismissable={false} bare onClose={() => undefined}>
      <div className="flex h-[200px] flex-col gap-1.5 p-3">
        <p className="flex items-center gap-1.5 text-sm leading-5 font-semibold" aria-hidden="true">
          {ICONS[kind]}
          {title}
        </p>
        {/* Focusable, so that a long text can be scrolled without a mouse. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <p tabIndex={0} className="min-h-0 flex-1 overflow-y-auto rounded-md text-sm leading-5 break-words">
          {message}
        </p>
        <div className="flex gap-2">
          {decline !== undefined && (
            <Button look="outline" size="small" className="flex-1 px-1" onClick={decline.onPress}>
              {decline.text}
            </Button>
          )}
          <Button
            size="small"
            className="flex-1 px-1"
            pending={agree.pending ?? false}
            aria-label={agree.pending === true ? agree.pendingText : undefined}
            onClick={agree.onPress}
          >
            {agree.text}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
