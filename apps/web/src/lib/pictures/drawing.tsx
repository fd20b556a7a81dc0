import type { EmptyStateKind } from '@maidan/posters/empty-state.ts';
import { useEffect, useState } from 'react';
import { trustedDrawing } from '#lib/loading/trusted.ts';

/** A small picture for a place with nothing to show. It comes after the words, which hold its room. */
export function Drawing({ kind }: { kind: EmptyStateKind }) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { emptyStateSvg } = await import('@maidan/posters/empty-state.ts');
      setSvg(emptyStateSvg(kind));
    };
    // Without it the words stand alone; they say everything.
    draw().catch(() => undefined);
  }, [kind]);
  return (
    <div
      aria-hidden="true"
      className="text-muted h-40 w-60"
      // Our own drawing, a constant of the build.
      {...(svg === '' ? {} : { dangerouslySetInnerHTML: { __html: trustedDrawing(svg) } })}
    />
  );
}
