import type { Aim } from '../rules.ts';
import type { Kind, Sea } from '../species.ts';
import { BERTHS, BOAT_COLOURS, drawBoat } from './draw-boat.ts';
import { spriteOf, type Sprite } from './draw-fish.ts';
import { drawLabel, drawMesh, drawReticle } from './draw-net.ts';
import { paintStill } from './draw-still.ts';
import { LOOKS } from './looks.ts';
import { isCaught, stageOf, type Net } from './nets.ts';
import { paintLight, paintSurface } from './draw-moving.ts';
import { isInView, swimmersAt, type Swimmer } from './shoals.ts';

type Pen = CanvasRenderingContext2D;

/** Without motion the water is a picture that changes now and then. */
const CALM_STEP_MS = 1_500;
const MOST_DOTS = 2;
const KEPT_IDS = 200;
const STIFF: ReadonlySet<string> = new Set(['crab', 'conch', 'prawn', 'lobster']);

export type SeaOptions = {
  still: HTMLCanvasElement;
  moving: HTMLCanvasElement;
  sea: Sea;
  hue: number;
  isNight: boolean;
  calm: boolean;
};

export type WaterView = ReturnType<typeof makeSeaView>;

/** The water on its two canvases. It shows what it is told, knows where each fish is, and decides nothing. */
export function makeSeaView({ still, moving, sea, hue, isNight, calm }: SeaOptions) {
  const pen = moving.getContext('2d');
  const sprites = new Map<Kind, Sprite>();
  let nets: Net[] = [];
  /** Out of the water until they would have swum by. */
  let caught: number[] = [];
  let place: { seed: number; ahead: number } | null = null;
  let boats: readonly number[] = [0];
  let own = 0;
  let aimed: number | null = null;
  let wanted: Kind | null = null;
  let [width, height, dots, surface, unit] = [0, 0, 1, 0, 1];
  let frame = 0;

  const seaTime = (now: number): number => {
    const ms = now + (place?.ahead ?? 0);
    return calm ? Math.floor(ms / CALM_STEP_MS) * CALM_STEP_MS : ms;
  };
  const swimmers = (now = performance.now()): Swimmer[] =>
    place === null
      ? []
      : swimmersAt(sea, place.seed, seaTime(now)).filter(
          ({ id }) =>
            !caught.includes(id) && !nets.some((net) => net.fish === id && isCaught(net, now, calm)),
        );
  const at = ({ x, y }: { x: number; y: number }) => ({ x: x * width, y: surface + y * (height - surface) });
  const lengthOf = ({ size }: { size: number }): number => size * unit;
  const targets = (): Swimmer[] => swimmers().filter(isInView);

  /** What is aimed at, found again when it has swum away or was caught. */
  const aimNow = (): Swimmer | null => {
    const all = targets();
    const same = all.find(({ id }) => id === aimed);
    if (same) return same;
    const some = all.filter(({ kind }) => wanted === null || kind === wanted);
    const next = nearest(some.length > 0 ? some : all, 0.5, 0.4);
    aimed = next?.id ?? null;
    return next;
  };

  const resize = (): void => {
    const box = moving.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    dots = Math.min(devicePixelRatio, MOST_DOTS);
    [width, height] = [box.width, box.height];
    surface = Math.round(Math.min(Math.max(height * 0.2, 64), 150));
    unit = Math.min(Math.max(Math.sqrt(width * (height - surface)) * 0.125, 42), 120);
    for (const canvas of [still, moving]) {
      canvas.width = Math.round(width * dots);
      canvas.height = Math.round(height * dots);
    }
    sprites.clear();
    const stillPen = still.getContext('2d');
    if (!stillPen) return;
    stillPen.scale(dots, dots);
    paintStill(stillPen, { sea, hue, isNight, width, height, surface });
  };

  const spriteFor = (kind: Kind, size: number): Sprite => {
    const made = sprites.get(kind) ?? spriteOf(kind, size * unit * dots);
    sprites.set(kind, made);
    return made;
  };

  const drawSwimmer = (on: Pen, fish: Swimmer, now: number, inNet: boolean): void => {
    const { image, ratio } = spriteFor(fish.kind, fish.size);
    const { x, y } = at(fish);
    const long = lengthOf(fish);
    on.save();
    on.translate(x, y);
    on.scale(fish.facing, 1);
    on.rotate(fish.tilt);
    if (calm || STIFF.has(LOOKS[fish.kind].shape))
      on.drawImage(image, -long / 2, (-long * ratio) / 2, long, long * ratio);
    else
      drawBent(on, image, {
        long,
        ratio,
        beat: now / (inNet ? 45 : 150) + fish.phase,
        force: inNet ? 0.085 : 0.045,
      });
    on.restore();
  };

  const berth = (seat: number, now: number) => {
    const size = Math.min(Math.max(width * 0.15, 62), 150);
    const bob = calm ? 0 : Math.sin(now / 700 + seat * 1.7) * 2.5;
    return { x: (BERTHS[seat] ?? 0.5) * width, y: surface - size * 0.03 + bob, size };
  };

  const drawNet = (on: Pen, net: Net, now: number, all: ReadonlyMap<number, Swimmer>): void => {
    const fish = all.get(net.fish);
    if (fish) [net.x, net.y] = [fish.x, fish.y];
    const home = berth(net.seat, now);
    const target = at(net);
    const colour = BOAT_COLOURS[net.seat] ?? BOAT_COLOURS[0];
    const radius = Math.max((fish ? lengthOf(fish) : unit) * 0.52, 22);
    const stage = stageOf(net, now, calm);
    const turn = now / 2_400;
    if (stage.name === 'flies') {
      const lift = 4 * stage.part * (1 - stage.part) * Math.min(surface * 0.5, 60);
      const [x, y] = between(
        home.x + home.size * 0.4,
        home.y - home.size * 0.25,
        target.x,
        target.y,
        stage.part,
      );
      drawMesh(on, {
        x,
        y: y - lift,
        radius: radius * (0.2 + 0.8 * stage.part),
        colour,
        turn: stage.part * 3,
        alpha: 0.95,
      });
    } else if (stage.name === 'holds') {
      const shake = calm ? 1 : 1 + Math.sin(now / 60) * 0.04;
      drawMesh(on, { ...target, radius: radius * shake, colour, turn, alpha: 0.95 });
    } else if (stage.name === 'fades') {
      drawMesh(on, {
        x: target.x,
        y: target.y + stage.part * 14,
        radius: radius * (1 + stage.part * 0.35),
        colour,
        turn,
        alpha: 1 - stage.part,
      });
    } else if (stage.name === 'rises') {
      const eased = calm ? 0 : stage.part * stage.part;
      const [x, y] = between(target.x, target.y, home.x, home.y, eased);
      const { image, ratio } = spriteFor(net.kind, 1);
      const long = Math.max(radius * 1.5 * (1 - eased * 0.6), 18);
      on.save();
      on.translate(x, y);
      on.rotate(-0.5 * eased);
      on.drawImage(image, -long / 2, (-long * ratio) / 2, long, long * ratio);
      on.restore();
      drawMesh(on, { x, y, radius: radius * (1 - eased * 0.6), colour, turn, alpha: 0.9 });
      const up = Math.min(surface * 0.3, 34) * (calm ? 0.5 : stage.part);
      if (net.label !== '')
        drawLabel(
          on,
          net.label,
          Math.min(Math.max(home.x, 60), width - 60),
          Math.max(home.y - home.size * 0.42 - up, 22),
          Math.min(2 - stage.part * 2, 1),
        );
    }
  };

  const draw = (now: number): void => {
    if (!pen || width === 0) return;
    pen.setTransform(dots, 0, 0, dots, 0, 0);
    pen.clearRect(0, 0, width, height);
    const waters = { width, height, surface, isNight };
    if (!calm) paintLight(pen, waters, now);
    const all = swimmers(now);
    const held = new Set(
      nets.filter((net) => stageOf(net, now, calm).name === 'holds').map(({ fish }) => fish),
    );
    // The great ones behind, so that what is small can be aimed at.
    for (const fish of all.toSorted((one, other) => other.size - one.size))
      drawSwimmer(pen, fish, now, held.has(fish.id));
    const target = aimNow();
    if (target) {
      const { x, y } = at(target);
      drawReticle(pen, x, y, Math.max(lengthOf(target) * 0.6, 24), calm ? 0 : now / 1_600);
    }
    const byId = new Map(all.map((fish) => [fish.id, fish]));
    for (const seat of boats)
      drawBoat(pen, {
        ...berth(seat, now),
        seat,
        isOwn: seat === own,
        roll: calm ? 0 : Math.sin(now / 900 + seat) * 0.025,
      });
    paintSurface(pen, waters, calm ? 0 : now);
    for (const net of nets) drawNet(pen, net, now, byId);
    endNets(now);
  };

  const endNets = (now: number): void => {
    const over = nets.filter((net) => stageOf(net, now, calm).name === 'over');
    if (over.length === 0) return;
    const gone = over.flatMap(({ fish, times }) => (times ? [fish] : []));
    caught = [...caught, ...gone].slice(-KEPT_IDS);
    nets = nets.filter((net) => !over.includes(net));
  };

  const loop = (now: number): void => {
    draw(now);
    frame = requestAnimationFrame(loop);
  };

  return {
    start: (): void => {
      resize();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(loop);
    },
    stop: () => cancelAnimationFrame(frame),
    resize,
    /** The sea that a seat is on: its seed, and how far its clock is ahead of this page's. */
    setPlace(seed: number, ahead: number): void {
      if (place?.seed !== seed) [nets, caught] = [[], []];
      // The same sea does not jump for a hair.
      if (place === null || place.seed !== seed || Math.abs(place.ahead - ahead) > 400)
        place = { seed, ahead };
    },
    setBoats(seats: readonly number[], ownSeat: number): void {
      boats = [...new Set([...seats, ownSeat])];
      own = ownSeat;
    },
    targets,
    aim: aimNow,
    /** Only this kind, if there is one; null: any. */
    want(kind: Kind | null): Swimmer | null {
      wanted = kind;
      aimed = null;
      return aimNow();
    },
    /** The next to the right or the left. */
    step(way: 1 | -1): Swimmer | null {
      const from = aimNow();
      const all = targets().toSorted((one, other) => one.x - other.x || one.id - other.id);
      const index = all.findIndex(({ id }) => id === from?.id);
      const next = all[(index + way + all.length) % all.length] ?? null;
      aimed = next?.id ?? null;
      if (next && wanted !== null && next.kind !== wanted) wanted = null;
      return next;
    },
    /** What was touched: the nearest within reach of a finger. */
    touch(x: number, y: number): Swimmer | null {
      const found = targets()
        .map((fish) => {
          const { x: fishX, y: fishY } = at(fish);
          return { fish, off: Math.hypot(fishX - x, (fishY - y) * 1.4) - lengthOf(fish) * 0.4 };
        })
        .filter(({ off }) => off < 36)
        .toSorted((one, other) => one.off - other.off)[0]?.fish;
      if (found) aimed = found.id;
      return found ?? null;
    },
    throwNet(
      key: string,
      seat: number,
      { fish, kind }: Aim,
      end: { times: number; label: string } | null,
    ): void {
      const now = performance.now();
      const { x = BERTHS[seat] ?? 0.5, y = 0.4 } = swimmers(now).find(({ id }) => id === fish) ?? {};
      nets.push({
        key,
        seat,
        fish,
        kind,
        thrownAt: now,
        times: end?.times ?? null,
        decidedAt: now,
        label: end?.label ?? '',
        x,
        y,
      });
    },
    /** What came of a net that is in the water. */
    decide(key: string, times: number, label: string): void {
      const net = nets.find((each) => each.key === key && each.times === null);
      if (net) Object.assign(net, { times, label, decidedAt: performance.now() });
    },
    /** Nets that never happened. */
    drop(): void {
      nets = nets.filter(({ seat, times }) => seat !== own || times !== null);
    },
  };
}

function nearest(all: readonly Swimmer[], x: number, y: number): Swimmer | null {
  const off = (fish: Swimmer): number => Math.hypot(fish.x - x, fish.y - y);
  return all.toSorted((one, other) => off(one) - off(other))[0] ?? null;
}

function between(fromX: number, fromY: number, toX: number, toY: number, part: number): [number, number] {
  return [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
}

type Bend = { long: number; ratio: number; beat: number; force: number };

/** In slices from the tail on, each a little later in the beat. */
function drawBent(pen: Pen, image: HTMLCanvasElement, { long, ratio, beat, force }: Bend): void {
  const slices = long > 90 ? 14 : 9;
  const [from, wide] = [image.width / slices, long / slices];
  for (let slice = 0; slice < slices; slice += 1) {
    const along = slice / slices;
    const bend = Math.sin(beat + along * 3.4) * force * long * (1 - along) ** 1.5;
    pen.drawImage(
      image,
      slice * from,
      0,
      from,
      image.height,
      slice * wide - long / 2,
      bend - (long * ratio) / 2,
      wide + 0.7,
      long * ratio,
    );
  }
}
