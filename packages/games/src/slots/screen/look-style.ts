import { pictureAddress, type SlotLook } from '#slots/look.ts';
import type { SlotModel } from '#slots/model/model.ts';

type Style = Record<`--${string}`, string | number>;

const url = (svg: string): string => `url("${pictureAddress(svg)}")`;

/** The look as values that the style sheet uses: `--s0` is the picture of the model's first symbol. */
export function lookStyle(look: SlotLook, model: SlotModel): Style {
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
