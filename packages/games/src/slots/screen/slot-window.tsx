import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import type { RtpSetting, SlotModel } from '#slots/model/model.ts';
import { symbolOf, weightsOf } from '#slots/model/weights.ts';
import { pause } from '#screen-parts/pause.ts';
import { fallsOf } from './window-motion.ts';

export type SlotWindowHandle = {
  /** Sets the reels turning, but for those that hold; where symbols fall, the old ones fall out. */
  turn(held?: ReadonlySet<number>): void;
  /** Stops one reel after the other; settles when the last one stands. */
  land(
    grid: string,
    options: { quick: boolean; held?: ReadonlySet<number>; onStop: () => void },
  ): Promise<void>;
  /** What won goes, what stood above falls, new symbols come. */
  tumble(gone: ReadonlySet<number>, grid: string): Promise<void>;
  /** Exchanges symbols where they stand; what is new comes up. */
  put(grid: string): Promise<void>;
  /** Moves the one reel that differs by a place. */
  nudge(grid: string): Promise<void>;
  /** Puts the window there without any movement. */
  stand(grid: string): void;
};

/** So many symbols run past before they come again. */
const LOOP = 4;
const TURN_MS = 420;
const LAND_MS = 820;
const QUICK_LAND_MS = 380;
const STAGGER_MS = 170;
const QUICK_STAGGER_MS = 30;
const BOUNCE = 0.14;
const FALL_MS = 90;

type Props = {
  ref: Ref<SlotWindowHandle>;
  model: SlotModel;
  rtp: RtpSetting;
  calm: boolean;
  first: string;
};

/** Every reel is a strip: one place to bounce into, the window, what runs past, and what stood before. */
export function SlotWindow({ ref, model, rtp, calm, first }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => {
    const element = root.current;
    return element ? motionOf(element, model, rtp, calm) : NOTHING;
  }, [model, rtp, calm]);
  useEffect(() => {
    if (root.current) motionOf(root.current, model, rtp, true).stand(first);
  }, [model, rtp, first]);
  const { reels, rows } = model;
  const cells = Array.from({ length: cellsOf(rows) }, (_, cell) => `cell-${cell}`);
  return (
    <div className="sl-reels" ref={root} aria-hidden="true">
      {Array.from({ length: reels }, (_, reel) => `reel-${reel}`).map((reel) => (
        <div className="sl-reel" key={reel}>
          <div
            className="sl-strip"
            style={{
              height: `${(cells.length / rows) * 100}%`,
              gridTemplateRows: `repeat(${cells.length}, 1fr)`,
            }}
          >
            {cells.map((cell) => (
              <div className="sl-cell" key={cell} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const cellsOf = (rows: number): number => 1 + rows + (LOOP + rows) + rows;

const NOTHING: SlotWindowHandle = {
  turn: () => undefined,
  land: () => Promise.resolve(),
  tumble: () => Promise.resolve(),
  put: () => Promise.resolve(),
  nudge: () => Promise.resolve(),
  stand: () => undefined,
};

/** What moves on each strip, or has moved and still holds what it moved. */
const MOVING = new WeakMap<Element, Animation[]>();

function show(cell: HTMLElement | undefined, symbol: string): void {
  if (cell) cell.dataset['s'] = symbol;
}

function motionOf(root: HTMLElement, model: SlotModel, rtp: RtpSetting, calm: boolean): SlotWindowHandle {
  const { reels, rows } = model;
  const count = cellsOf(rows);
  const falls = model.features.tumbles !== undefined;
  const fillers = fillersOf(model, rtp);
  const strips = [...root.querySelectorAll<HTMLElement>('.sl-strip')];
  const cellAt = (reel: number, cell: number): HTMLElement | undefined =>
    strips[reel]?.children[cell] as HTMLElement | undefined;
  const target = (reel: number, row: number) => cellAt(reel, 1 + row);
  /** The strip so that the window begins with this cell of it. */
  const from = (cell: number): string => `translateY(${(-cell / count) * 100}%)`;
  const symbolAt = (grid: string, reel: number, row: number) =>
    String(symbolOf(grid[reel * rows + row] ?? 'A'));
  /** Kept by ourselves: to ask the page for its animations styles and lays it out first. */
  const move = async (
    reel: number,
    element: Element | undefined,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
  ): Promise<void> => {
    const strip = strips[reel];
    if (!strip || !element) return;
    const animation = element.animate(frames, options);
    MOVING.set(strip, [...(MOVING.get(strip) ?? []), animation]);
    await animation.finished.catch(() => undefined);
  };
  const quiet = (reel: number) => {
    const strip = strips[reel];
    if (!strip) return;
    MOVING.get(strip)?.forEach((animation) => animation.cancel());
    MOVING.delete(strip);
  };

  const standReel = (grid: string, reel: number) => {
    quiet(reel);
    for (let row = 0; row < rows; row += 1) show(target(reel, row), symbolAt(grid, reel, row));
    const strip = strips[reel];
    if (strip) strip.style.transform = from(1);
  };
  const stand = (grid: string) => strips.forEach((_, reel) => standReel(grid, reel));

  const fillPast = (reel: number) => {
    const list = fillers[reel] ?? ['0'];
    for (let place = 0; place < LOOP; place += 1) {
      const symbol = list[(place * 7 + Math.floor(performance.now())) % list.length] ?? '0';
      show(cellAt(reel, 1 + rows + place), symbol);
    }
    for (let place = 0; place < rows; place += 1) {
      show(
        cellAt(reel, 1 + rows + LOOP + place),
        cellAt(reel, 1 + rows + (place % LOOP))?.dataset['s'] ?? '0',
      );
      show(cellAt(reel, 1 + 2 * rows + LOOP + place), target(reel, place)?.dataset['s'] ?? '0');
    }
    show(cellAt(reel, 0), list[0] ?? '0');
  };

  const turnReel = (reel: number) => {
    const strip = strips[reel];
    if (!strip) return;
    if (falls) {
      void move(
        reel,
        strip,
        [{ transform: from(1) }, { transform: `${from(1)} translateY(${(rows / count) * 100}%)` }],
        { duration: 260, delay: reel * 35, easing: 'ease-in', fill: 'forwards' },
      );
      return;
    }
    fillPast(reel);
    const bottom = 1 + 2 * rows + LOOP;
    void move(reel, strip, [{ transform: from(bottom) }, { transform: from(1 + rows + LOOP) }], {
      duration: 240,
      easing: 'ease-in',
    });
    void move(reel, strip, [{ transform: from(1 + rows + LOOP) }, { transform: from(1 + rows) }], {
      duration: TURN_MS,
      delay: 240,
      iterations: Infinity,
    });
  };

  const landReel = async (grid: string, reel: number, quick: boolean): Promise<void> => {
    standReel(grid, reel);
    const strip = strips[reel];
    if (!strip) return;
    if (falls)
      return fallIn(
        reel,
        Array.from({ length: rows }, () => rows),
        quick,
      );
    await move(
      reel,
      strip,
      [
        { transform: from(1 + rows), easing: 'cubic-bezier(.2,.7,.4,1)' },
        { transform: from(1 - BOUNCE), offset: 0.8, easing: 'ease-in-out' },
        { transform: from(1) },
      ],
      { duration: quick ? QUICK_LAND_MS : LAND_MS },
    );
  };

  const fallIn = async (reel: number, by: readonly number[], quick: boolean): Promise<void> => {
    const falling = by.map((distance, row) => {
      const cell = distance > 0 ? target(reel, row) : undefined;
      return move(
        reel,
        cell,
        [
          { transform: `translateY(${-distance * 100}%)`, easing: 'cubic-bezier(.5,0,.8,.6)' },
          { transform: 'translateY(5%)', offset: 0.82 },
          { transform: 'none' },
        ],
        {
          duration: (quick ? 200 : 300) + FALL_MS * Math.min(distance, 4),
          delay: quick ? 0 : (rows - 1 - row) * 28,
          fill: 'backwards',
        },
      );
    });
    await Promise.all(falling);
  };

  const exchange = async (grid: string): Promise<void> => {
    const changed: [number, HTMLElement][] = [];
    for (let reel = 0; reel < reels; reel += 1)
      for (let row = 0; row < rows; row += 1) {
        const cell = target(reel, row);
        const symbol = symbolAt(grid, reel, row);
        if (!cell || cell.dataset['s'] === symbol) continue;
        show(cell, symbol);
        changed.push([reel, cell]);
      }
    const fades = changed.map(([reel, cell]) =>
      move(
        reel,
        cell,
        calm
          ? [{ opacity: 0.2 }, { opacity: 1 }]
          : [
              { transform: 'scale(.3)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
        { duration: 260, easing: 'ease-out' },
      ),
    );
    await Promise.all(fades);
  };

  return {
    stand,
    put: exchange,
    turn(held) {
      if (calm) return;
      strips.forEach((_, reel) => held?.has(reel) !== true && turnReel(reel));
    },
    async land(grid, { quick, held, onStop }) {
      if (calm) {
        await exchange(grid);
        return stand(grid);
      }
      const turning = strips.map((_, reel) => reel).filter((reel) => held?.has(reel) !== true);
      await Promise.all(
        turning.map(async (reel, order) => {
          await pause(order * (quick ? QUICK_STAGGER_MS : falls ? STAGGER_MS / 3 : STAGGER_MS));
          await landReel(grid, reel, quick);
          onStop();
        }),
      );
    },
    async tumble(gone, grid) {
      if (calm) return exchange(grid);
      const going = [...gone].map((place) => {
        const reel = Math.floor(place / rows);
        return move(
          reel,
          target(reel, place % rows),
          [
            { transform: 'none', opacity: 1 },
            { transform: 'scale(.2)', opacity: 0 },
          ],
          { duration: 240, easing: 'ease-in', fill: 'forwards' },
        );
      });
      await Promise.all(going);
      await Promise.all(
        strips.map((_, reel) => {
          const goneHere = Array.from({ length: rows }, (__, row) => gone.has(reel * rows + row));
          standReel(grid, reel);
          return fallIn(reel, fallsOf(rows, goneHere), false);
        }),
      );
    },
    async nudge(grid) {
      if (calm) return exchange(grid);
      const moved = strips.findIndex((_, reel) =>
        Array.from({ length: rows }, (__, row) => row).some(
          (row) => target(reel, row)?.dataset['s'] !== symbolAt(grid, reel, row),
        ),
      );
      const isDown = target(moved, 0)?.dataset['s'] === symbolAt(grid, moved, 1);
      if (moved < 0) return;
      if (isDown) show(cellAt(moved, 0), symbolAt(grid, moved, 0));
      else show(cellAt(moved, 1 + rows), symbolAt(grid, moved, rows - 1));
      await move(moved, strips[moved], [{ transform: from(1) }, { transform: from(isDown ? 0 : 2) }], {
        duration: 520,
        easing: 'ease-in-out',
      });
      standReel(grid, moved);
    },
  };
}

/** What runs past on each reel: what could stop there, about as often. */
function fillersOf(model: SlotModel, rtp: RtpSetting): string[][] {
  return weightsOf(model, rtp, 'base').map((weights) => {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.flatMap((weight, symbol) =>
      Array.from({ length: weight > 0 ? Math.max(1, Math.round((weight / sum) * 24)) : 0 }, () =>
        String(symbol),
      ),
    );
  });
}
