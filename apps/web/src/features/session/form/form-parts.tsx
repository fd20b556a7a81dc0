import type { MouseEvent, ReactNode, SubmitEvent } from 'react';

type FormProps = { onSubmit: (event: SubmitEvent) => void | Promise<void>; children: ReactNode };

/**
 * A press on a button or a tick leaves the focus in the field: leaving it would bring up its message, and what was
 * pressed would move away from under the pointer before the press is over.
 */
function keepFocus(event: MouseEvent): void {
  const pressed = event.target as Element;
  const takesTyping = pressed.closest('input:not([type=checkbox], [type=radio]), select, textarea') !== null;
  if (!takesTyping && pressed.closest('button, label') !== null) event.preventDefault();
}

/** The browser checks nothing by itself: every message is one of ours, in the page's language. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps the focus; nothing is set off
    <form
      noValidate
      className="flex flex-col gap-4"
      onMouseDown={keepFocus}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    >
      {children}
    </form>
  );
}

/** The other modal is one press away. */
export function OtherWay({
  question,
  action,
  onPress,
}: {
  question: string;
  action: string;
  onPress: () => void;
}) {
  return (
    <p className="text-muted flex flex-wrap items-center justify-center gap-x-1 text-sm">
      {question}
      <button
        type="button"
        className="text-accent hover:bg-raised h-11 cursor-pointer rounded-md px-3 font-semibold"
        onMouseDown={keepFocus}
        onClick={onPress}
      >
        {action}
      </button>
    </p>
  );
}
