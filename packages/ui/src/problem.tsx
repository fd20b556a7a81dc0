import type { ReactNode } from 'react';

/** What is wrong with a form or a part as a whole, said at once; below it what helps, where something does. */
export function Problem({ text, children }: { text: string | undefined; children?: ReactNode }) {
  if (text === undefined) return null;
  return (
    <div role="alert" className="bg-loss/12 text-loss rounded-lg px-4 py-3 text-sm font-medium text-pretty">
      <p>{text}</p>
      {children}
    </div>
  );
}
