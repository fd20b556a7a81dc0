import type { ReactNode } from 'react';
import { Problem } from './problem.tsx';

type DialogFooterProps = {
  /** Why it did not work, read right above the button that tries again. */
  problem?: string | undefined;
  /** One button fills the row; two stand side by side, the way back first. */
  children: ReactNode;
};

/** How every dialog that does something ends. */
export function DialogFooter({ problem, children }: DialogFooterProps) {
  return (
    <>
      <Problem text={problem} />
      <div className="grid auto-cols-fr grid-flow-col gap-3">{children}</div>
    </>
  );
}
