export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One decimal is finer than any screen shows at poster size, and keeps the files small. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

export type Attributes = Record<string, string | number | undefined>;

export function attributes(list: Attributes): string {
  let out = '';
  for (const [name, value] of Object.entries(list)) {
    if (value !== undefined) out += ` ${name}="${typeof value === 'number' ? num(value) : value}"`;
  }
  return out;
}

export const group = (body: string, list: Attributes = {}): string => `<g${attributes(list)}>${body}</g>`;

export function place(body: string, x: number, y: number, scale = 1, turn = 0, flip = false): string {
  const rotate = turn === 0 ? '' : ` rotate(${num(turn)})`;
  const s = Math.round(scale * 1000) / 1000;
  const size = flip ? ` scale(${-s} ${s})` : s === 1 ? '' : ` scale(${s})`;
  return `<g transform="translate(${num(x)} ${num(y)})${rotate}${size}">${body}</g>`;
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const through = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${through}/>`;
    })
    .join('');
}

/** What a drawing refers to by id: gradients, filters, reused shapes. Ids are local to one picture. */
export type Sheet = {
  define(make: (id: string) => string): string;
  linear(stops: readonly Stop[], vector?: readonly [number, number, number, number]): string;
  radial(stops: readonly Stop[], centre?: readonly [cx: number, cy: number, r: number]): string;
  blur(deviation: number): string;
  markup(): string;
};

export function createSheet(prefix = 'p'): Sheet {
  const known = new Map<string, string>();
  let body = '';
  const define = (make: (id: string) => string): string => {
    const shape = make('\u0000');
    const found = known.get(shape);
    if (found !== undefined) return found;
    const id = `${prefix}${known.size}`;
    known.set(shape, id);
    body += make(id);
    return id;
  };
  return {
    define,
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      `url(#${define((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`)})`,
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      `url(#${define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`)})`,
    blur: (deviation) =>
      `url(#${define((id) => `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`)})`,
    markup: () => (body === '' ? '' : `<defs>${body}</defs>`),
  };
}

export function svgDocument(width: number, height: number, sheet: Sheet, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${sheet.markup()}${body}</svg>`;
}
