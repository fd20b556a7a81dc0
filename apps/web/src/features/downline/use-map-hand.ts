import type { PointerEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { boundScale, fitted, spotAt, type Look, type Size } from './draw-map.ts';
import type { Spot } from './map-layout.ts';

type Hand = {
  spots: readonly Spot[];
  size: Size;
  canvas: RefObject<HTMLCanvasElement | null>;
  onOpen: (id: string) => void;
};
type Point = { x: number; y: number };

/** What moves further than this is no press. */
const PRESS_PX = 6;
const WHEEL = 0.0015;

const pointOf = ({ nativeEvent: { offsetX: x, offsetY: y } }: PointerEvent): Point => ({ x, y });

/** Moving, coming closer and choosing on the map, by mouse and by fingers. */
export function useMapHand({ spots, size, canvas, onOpen }: Hand) {
  const [moved, setLook] = useState<Look | null>(null);
  const [chosen, setChosen] = useState<Spot | null>(null);
  const look = moved ?? fitted(spots, size);
  const now = useRef(look);
  useEffect(() => {
    now.current = look;
  });
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  /** The place under the given point stays where it is. */
  const zoom = (by: number, at: Point = { x: size.width / 2, y: size.height / 2 }): void => {
    const { x, y, scale } = now.current;
    const next = boundScale(scale * by);
    const [dx, dy] = [at.x - size.width / 2, at.y - size.height / 2];
    setLook({ x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next });
  };
  const latestZoom = useRef(zoom);
  useEffect(() => {
    latestZoom.current = zoom;
  });
  useEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      latestZoom.current(Math.exp(-event.deltaY * WHEEL), { x: event.offsetX, y: event.offsetY });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [canvas]);

  const onPointerDown = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    travelled.current = 0;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const to = pointOf(event);
    const from = fingers.current.get(event.pointerId);
    if (from === undefined) {
      setChosen(spotAt(spots, now.current, size, [to.x, to.y]));
      return;
    }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, to);
    travelled.current += Math.hypot(to.x - from.x, to.y - from.y);
    if (other !== undefined) {
      const before = Math.hypot(from.x - other.x, from.y - other.y);
      const after = Math.hypot(to.x - other.x, to.y - other.y);
      zoom(after / Math.max(before, 1), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
      return;
    }
    const { x, y, scale } = now.current;
    setLook({ x: x - (to.x - from.x) / scale, y: y - (to.y - from.y) / scale, scale });
  };
  const onPointerUp = (event: PointerEvent): void => {
    const at = pointOf(event);
    fingers.current.delete(event.pointerId);
    if (travelled.current > PRESS_PX) return;
    const spot = spotAt(spots, now.current, size, [at.x, at.y]);
    if (spot !== null) onOpen(spot.id);
  };
  return {
    look,
    chosen,
    zoom: (by: number): void => zoom(by),
    fit: (): void => setLook(null),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent): void => void fingers.current.delete(event.pointerId),
      onPointerLeave: (): void => setChosen(null),
    },
  };
}
