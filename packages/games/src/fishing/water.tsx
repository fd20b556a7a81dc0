import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import type { Sea } from './species.ts';
import { makeSeaView, type WaterView } from './water/sea-view.ts';
import type { Swimmer } from './water/shoals.ts';

type Props = {
  sea: Sea;
  hue: number;
  calm: boolean;
  /** Null: there is none any more. */
  onView: (view: WaterView | null) => void;
  onTouch: (fish: Swimmer) => void;
};

/** The picture. What it shows is also said, and each fish can be chosen below it. */
export function Water({ sea, hue, calm, onView, onTouch }: Props) {
  const still = useRef<HTMLCanvasElement>(null);
  const moving = useRef<HTMLCanvasElement>(null);
  const view = useRef<WaterView>(null);
  const tell = useEffectEvent((made: WaterView | null) => onView(made));
  useEffect(() => {
    if (!still.current || !moving.current) return;
    const isNight = document.documentElement.dataset['theme'] !== 'light';
    const made = makeSeaView({ still: still.current, moving: moving.current, sea, hue, isNight, calm });
    view.current = made;
    tell(made);
    made.start();
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => made.resize());
    watch?.observe(moving.current);
    return () => {
      watch?.disconnect();
      made.stop();
      view.current = null;
      tell(null);
    };
  }, [sea, hue, calm]);
  const touch = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const fish = view.current?.touch(clientX - left, clientY - top);
    if (fish) onTouch(fish);
  };
  return (
    <div className="fs-water" aria-hidden="true" onPointerDown={touch} data-testid="water">
      <canvas ref={still} />
      <canvas ref={moving} />
    </div>
  );
}
