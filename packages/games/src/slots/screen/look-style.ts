import { addressOfDrawing, drawnOnce, placePixels } from '#screen-parts/drawn-once.ts';
import { pictureAddress, type SlotLook } from '#slots/look.ts';
import type { SlotModel } from '#slots/model/model.ts';

type Style = Record<`--${string}`, string | number>;

/** By what is drawn, where it is. */
export type Pictures = ReadonlyMap<string, string>;

/**
 * The pictures of a look, made ready one after the other: taken up together, as a style sheet would, they are all read in one go. What
 * stands on the reels becomes dots.
 */
export async function picturesOf(look: SlotLook, { symbols, reels, rows }: SlotModel): Promise<Pictures> {
  const pixels = placePixels(reels, rows);
  const { scene, frame, window, lettering, box } = look;
  const still = [scene.upright, scene.wide, frame.picture, lettering ?? '', box].filter(Boolean);
  const moving = [...symbols.map(({ name }) => look.symbols[name]?.picture ?? ''), window.tile ?? ''].filter(
    Boolean,
  );
  return new Map([
    ...still.map((svg): [string, string] => [svg, addressOfDrawing(svg)]),
    ...(await drawnOnce(moving, pixels)),
  ]);
}

/** The look as values that the style sheet uses: `--s0` is the picture of the model's first symbol. */
export function lookStyle(look: SlotLook, model: SlotModel, pictures: Pictures): Style {
  const url = (svg: string): string => `url("${pictures.get(svg) ?? pictureAddress(svg)}")`;
  const style: Style = {
    '--reels': model.reels,
    '--rows': model.rows,
    '--night': look.colours.night,
    '--deep': look.colours.deep,
    '--mid': look.colours.mid,
    '--bright': look.colours.bright,
    '--glow': look.colours.glow,
    '--accent': look.colours.a,
    '--window': look.window.ground,
    '--window-line': look.window.line,
    '--tile': look.window.tile === null ? 'none' : url(look.window.tile),
    '--scene-upright': url(look.scene.upright),
    '--scene-wide': url(look.scene.wide),
    '--frame': url(look.frame.picture),
    '--frame-slice': look.frame.slice,
    '--frame-width': look.frame.width / 100,
    '--frame-repeat': look.frame.repeat,
    '--box': url(look.box),
    '--lettering': look.lettering === null ? 'none' : url(look.lettering),
  };
  model.symbols.forEach(({ name }, symbol) => {
    const drawn = look.symbols[name];
    style[`--s${symbol}`] = drawn ? url(drawn.picture) : 'none';
  });
  return style;
}
