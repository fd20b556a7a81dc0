import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { pause } from './pause.ts';

export type ReelsHandle = {
  /** Sets the reels turning until they are told where to stop. */
  turn(): void;
  /** Stops one reel after the other; settles when the last one stands. */
  land(stops: readonly number[], onStop: () => void, quick: boolean): Promise<void>;
  /** Puts the reels at these stops without any movement. */
  stand(stops: readonly number[]): void;
};

export type ReelsProps = { ref: Ref<ReelsHandle>; calm: boolean; initialStops: readonly number[] };

type Strips<Symbol extends string> = {
  /** All of one length. */
  readonly strips: readonly (readonly Symbol[])[];
  readonly art: (symbol: Symbol) => ReactNode;
  /** Begins the names of its classes: `ls-reels`, `ls-reel`, `ls-strip`, `ls-cell`. */
  readonly prefix: string;
};

const TURN_MS = 850;
const LAND_MS = 1_050;
const STAGGER_MS = 230;
const QUICK_LAND_MS = 420;
const QUICK_STAGGER_MS = 40;
const LAND_CELLS = 14;
const BOUNCE_CELLS = 0.16;

/**
 * Reels of three rows, made for one game. Each reel is its real strip, so what runs past is what could have stopped: one symbol above for
 * the bounce, two rounds of the strip, three below so that the window is never empty. The game's styles give a strip its height.
 */
export function makeReels<Symbol extends string>({ strips, art, prefix }: Strips<Symbol>) {
  const stripLength = strips[0]?.length ?? 0;
  const count = 1 + 2 * stripLength + 3;
  const at = (place: number): string => `translateY(${(-(place + 1) / count) * 100}%)`;
  const reelCells = strips.map((strip, reel) => ({
    reel,
    cells: Array.from({ length: count }, (_, place) => ({
      place,
      symbol: strip[(place - 1 + stripLength) % stripLength],
    })),
  }));

  async function landOne(strip: HTMLDivElement, stop: number, duration: number): Promise<void> {
    const animation = strip.animate(
      [
        { transform: at(stop + LAND_CELLS), easing: 'cubic-bezier(.25,.7,.45,1)' },
        { transform: at(stop - BOUNCE_CELLS), offset: 0.82, easing: 'ease-in-out' },
        { transform: at(stop) },
      ],
      { duration },
    );
    await animation.finished.catch(() => undefined);
  }

  return function Reels({ ref, calm, initialStops }: ReelsProps) {
    const columns = useRef<(HTMLDivElement | null)[]>([]);
    const turning = useRef<Animation[]>([]);

    useImperativeHandle(ref, () => {
      const each = (work: (strip: HTMLDivElement, reel: number) => void) =>
        columns.current.forEach((strip, reel) => strip && work(strip, reel));
      const stand = (stops: readonly number[]) => {
        turning.current.forEach((animation) => animation.cancel());
        turning.current = [];
        each((strip, reel) => (strip.style.transform = at(stops[reel] ?? 0)));
      };
      return {
        stand,
        turn() {
          if (calm) return;
          each((strip, reel) => {
            turning.current[reel] = strip.animate([{ transform: at(stripLength) }, { transform: at(0) }], {
              duration: TURN_MS,
              iterations: Infinity,
              delay: -reel * 170,
            });
          });
        },
        async land(stops, onStop, quick) {
          if (calm) return fadeTo(columns.current, () => stand(stops));
          await Promise.all(
            columns.current.map(async (strip, reel) => {
              if (!strip) return;
              await pause(reel * (quick ? QUICK_STAGGER_MS : STAGGER_MS));
              turning.current[reel]?.cancel();
              const stop = stops[reel] ?? 0;
              strip.style.transform = at(stop);
              await landOne(strip, stop, quick ? QUICK_LAND_MS : LAND_MS);
              onStop();
            }),
          );
          turning.current = [];
        },
      };
    }, [calm]);

    useEffect(() => {
      columns.current.forEach(
        (strip, reel) => strip && (strip.style.transform = at(initialStops[reel] ?? 0)),
      );
    }, [initialStops]);

    return (
      <div className={`${prefix}-reels`} aria-hidden="true">
        {reelCells.map(({ reel, cells }) => (
          <div className={`${prefix}-reel`} key={reel}>
            <div className={`${prefix}-strip`} ref={(element) => void (columns.current[reel] = element)}>
              {cells.map(({ place, symbol }) => (
                <div className={`${prefix}-cell`} key={place}>
                  {symbol && art(symbol)}
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    );
  };
}

/** For people who prefer less motion: the picture is exchanged, nothing runs. */
async function fadeTo(strips: readonly (HTMLDivElement | null)[], exchange: () => void): Promise<void> {
  exchange();
  const fades = strips
    .filter((strip) => strip !== null)
    .map((strip) => strip.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 250 }).finished);
  await Promise.all(fades).catch(() => undefined);
}
