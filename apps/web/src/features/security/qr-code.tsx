import { Button } from '@maidan/ui/button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';

type Drawn =
  | { state: 'drawing' }
  | { state: 'drawn'; path: string; size: number }
  | { state: 'imageError' | 'lengthOverflow' };

/** Dark on white in both themes: that is what cameras read. What cannot be drawn says why (ERR-05). */
export function QrCode({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const t = useT('security');
  const [attempt, setAttempt] = useState(0);
  const drawn = useDrawn(text, attempt);
  if (drawn.state === 'drawing')
    return (
      <Frame>
        <Skeleton className="size-full rounded-lg" />
      </Frame>
    );
  if (drawn.state === 'drawn') {
    return (
      <Frame>
        <svg
          // A drawing of ours, not a file.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={t('qr.label')}
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          shapeRendering="crispEdges"
          className="size-full rounded-lg bg-white"
        >
          <path d={drawn.path} fill="#0b1120" />
        </svg>
      </Frame>
    );
  }
  return <QrProblem kind={drawn.state} onRetry={onRetry ?? (() => setAttempt(attempt + 1))} />;
}

type QrProblemProps = {
  kind: 'imageError' | 'lengthOverflow';
  text?: string | undefined;
  onRetry: () => void;
};

/** Stands where the code would be, in its size. */
export function QrProblem({ kind, text, onRetry }: QrProblemProps) {
  const t = useT('security');
  return (
    <Frame>
      <div
        role="alert"
        className="bg-raised grid size-full place-content-center justify-items-center gap-3 rounded-lg p-4 text-center text-sm"
      >
        <p>{text ?? t(`qr.${kind}`)}</p>
        {kind === 'imageError' && (
          <Button look="outline" size="small" onClick={onRetry}>
            {t('qr.again')}
          </Button>
        )}
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="aspect-square w-52 shrink-0">{children}</div>;
}

async function draw(text: string): Promise<Drawn> {
  try {
    const { qrPath } = await import('./qr-path.ts');
    return drawWith(qrPath, text);
  } catch {
    return { state: 'imageError' };
  }
}

function drawWith(qrPath: (text: string) => { path: string; size: number }, text: string): Drawn {
  try {
    return { state: 'drawn', ...qrPath(text) };
  } catch {
    return { state: 'lengthOverflow' };
  }
}

/** An old code must never be shown for a new text. */
function useDrawn(text: string, attempt: number): Drawn {
  const wanted = `${attempt} ${text}`;
  const [drawn, setDrawn] = useState<{ of: string; what: Drawn } | null>(null);
  useEffect(() => {
    let current = true;
    const run = async (): Promise<void> => {
      const what = await draw(text);
      if (current) setDrawn({ of: wanted, what });
    };
    void run();
    return () => {
      current = false;
    };
  }, [text, wanted]);
  return drawn?.of === wanted ? drawn.what : { state: 'drawing' };
}
