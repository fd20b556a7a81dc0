import * as z from 'zod/mini';

/**
 * What an opened slot looks like. The house draws it from the words of the title in the hand of its maker, as it does the cover
 * (`packages/posters`), and the screen asks for it by `GameHost.look`; `default-look.ts` stands in until it is there.
 *
 * Pictures are whole SVG documents. They are shown as images alone (`pictureAddress`), never as markup: nothing in them can run,
 * and a browser paints each once however often it stands on the reels.
 */
const picture = z
  .string()
  .check(z.maxLength(120_000), z.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const name = z.string().check(z.maxLength(80));

/** Of the palette of the cover: four steps of ground from dark to light, one light, three accents. */
const colours = z.object({
  night: colour,
  deep: colour,
  mid: colour,
  bright: colour,
  glow: colour,
  a: colour,
  b: colour,
  c: colour,
});

const lookSymbol = z.object({
  /** Square. */
  picture,
  /** As the story calls it, in the language of the page; null: the screen has its own word for it. */
  name: z.nullable(name),
});

export const slotLook = z.object({
  colours,
  /** Behind everything, to be cut to the size of the screen (`cover`); quiet in the middle, where the reels stand. */
  scene: z.object({ upright: picture, wide: picture }),
  /** Around the reels, for `border-image`: `slice` is what of the picture's 120 by 120 belongs to the border on each side. */
  frame: z.object({
    picture,
    slice: z.int().check(z.minimum(1), z.maximum(59)),
    /** How wide the border is drawn, in hundredths of a place of the window. */
    width: z.int().check(z.minimum(4), z.maximum(60)),
    repeat: z.enum(['stretch', 'round']),
  }),
  /** Behind the symbols: the colour of the window, the line between reels, and what each place stands on, if anything. */
  window: z.object({ ground: colour, line: colour, tile: z.nullable(picture) }),
  /** The title, lettered as on the cover, four times as wide as high; null: set in the screen's own letters. */
  lettering: z.nullable(picture),
  /** By the names that the model gives its symbols. A `blank` of a model has none. */
  symbols: z.record(z.string().check(z.maxLength(16)), lookSymbol),
  /** What is opened in the pick. */
  box: picture,
  /** What the features are called in this story, in the language of the page. */
  story: z.object({
    freeSpins: z.nullable(name),
    hold: z.nullable(name),
    pick: z.nullable(name),
  }),
});
export type SlotLook = z.infer<typeof slotLook>;
export type LookColours = z.infer<typeof colours>;

/** For `src` of an image, or between the brackets of `url()`. */
export const pictureAddress = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27').replaceAll('(', '%28').replaceAll(')', '%29')}`;
