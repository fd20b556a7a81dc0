import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Maximize, Minus, Plus, Waypoints } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { teamMapQuery, type TeamNode } from './downline.queries.ts';
import { coloursOf, drawMap, type Size } from './draw-map.ts';
import { Failed } from './failed.tsx';
import { layOutInParts, type Spot } from './map-layout.ts';
import { useMapHand } from './use-map-hand.ts';

const CLOSER = 1.4;
/** Sharper than this nobody sees, and each frame costs by its points. */
const SHARPEST = 2;

type Props = { onOpen: (id: string) => void };

/** AGT-09: the whole team at a glance. Whoever does not see it has the list, which holds the same. */
export function TeamMap({ onOpen }: Props) {
  const t = useT('downline');
  const { data, error, refetch } = useQuery(teamMapQuery());
  if (data === undefined && error !== null)
    return <Failed text={error.message} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <output aria-label={t('loading')}>
        <Skeleton className="h-96 w-full rounded-2xl" />
      </output>
    );
  if (data.nodes.length === 0)
    return <EmptyState icon={<Waypoints size={28} aria-hidden />} title={t('map.empty')} />;
  return (
    <section aria-label={t('map.title')} className="flex flex-col gap-3">
      <p className="text-muted text-sm text-pretty">
        {t('map.text', { count: data.nodes.length })}
        {data.cut && ` ${t('map.cut', { count: data.nodes.length })}`}
      </p>
      <Canvas nodes={data.nodes} onOpen={onOpen} />
      <ul className="text-muted flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {(['agents', 'active', 'quiet'] as const).map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={clsx(
                'size-2.5 rounded-full',
                { agents: 'bg-action', active: 'bg-gain', quiet: 'bg-muted' }[kind],
              )}
            />
            {t(`map.${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Canvas({ nodes, onOpen }: Props & { nodes: readonly TeamNode[] }) {
  const t = useT('downline');
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(canvas);
  const spots = useSpots(nodes);
  const { look, chosen, zoom, fit, handlers } = useMapHand({ spots, size, canvas, onOpen });
  const theme = useTheme();
  const you = t('map.you');
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (element === null || pen === null || pen === undefined || size.width === 0) return undefined;
    const frame = requestAnimationFrame(() => {
      const ratio = Math.min(window.devicePixelRatio, SHARPEST);
      const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
      // Another size, even the same one, makes a canvas anew.
      if (element.width !== width) element.width = width;
      if (element.height !== height) element.height = height;
      element.dataset['drawnIn'] = theme;
      const font = getComputedStyle(document.body).fontFamily;
      drawMap(pen, { spots, look, size, colours: coloursOf(element), chosen, you, ratio, font });
    });
    return () => cancelAnimationFrame(frame);
  }, [spots, look, size, chosen, you, theme]);
  return (
    <div className="bg-surface shadow-low relative overflow-hidden rounded-2xl">
      <canvas
        ref={canvas}
        // A drawing that is moved, not a file.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={t('map.label')}
        className={clsx(
          'block h-[56dvh] w-full touch-none lg:h-[min(70dvh,44rem)]',
          chosen === null ? 'cursor-grab' : 'cursor-pointer',
        )}
        {...handlers}
      />
      <div className="bg-surface/90 absolute right-3 bottom-3 flex flex-col rounded-xl p-1">
        <IconButton label={t('map.in')} icon={<Plus size={20} aria-hidden />} onClick={() => zoom(CLOSER)} />
        <IconButton
          label={t('map.out')}
          icon={<Minus size={20} aria-hidden />}
          onClick={() => zoom(1 / CLOSER)}
        />
        <IconButton label={t('map.fit')} icon={<Maximize size={20} aria-hidden />} onClick={fit} />
      </div>
    </div>
  );
}

/** Of what is on the screen between two pieces of a long work. */
const PIECE_MS = 6;
const NONE: readonly Spot[] = [];

/** Where everybody stands: a small team at once, a large one piece by piece while the page goes on. */
function useSpots(nodes: readonly TeamNode[]): readonly Spot[] {
  const [laid, setLaid] = useState<{ nodes: readonly TeamNode[]; spots: readonly Spot[] } | null>(null);
  useEffect(() => {
    const steps = layOutInParts(nodes);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      const until = performance.now() + PIECE_MS;
      for (;;) {
        const step = steps.next();
        if (step.done === true) {
          setLaid({ nodes, spots: step.value });
          return;
        }
        if (performance.now() > until) break;
      }
      waiting = setTimeout(goOn, 0);
    };
    goOn();
    return () => clearTimeout(waiting);
  }, [nodes]);
  return laid?.nodes === nodes ? laid.spots : NONE;
}

function useSize(canvas: React.RefObject<HTMLCanvasElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = canvas.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  return size;
}

/** A canvas keeps the colours it was drawn in. */
function useTheme(): string {
  const [theme, setTheme] = useState('');
  useEffect(() => {
    const root = document.documentElement;
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const look = (): void => setTheme(`${root.dataset['theme'] ?? ''} ${dark.matches}`);
    const observer = new MutationObserver(look);
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
    dark.addEventListener('change', look);
    return () => {
      observer.disconnect();
      dark.removeEventListener('change', look);
    };
  }, []);
  return theme;
}
