import * as z from 'zod/mini';

/** Only design tokens, only plain values: no url(), no braces, nothing that could leave its declaration. */
const name = z
  .string()
  .check(z.maxLength(60), z.regex(/^--(?:color|radius|shadow|font|space|text)-[a-z0-9-]+$/));
const value = z.string().check(
  z.maxLength(160),
  z.regex(/^[A-Za-z0-9#.,%()/ '"-]+$/),
  z.refine((text) => !/url|expression|image|attr|var\s*\(/i.test(text)),
  z.refine((text) => balanced(text)),
);
const tokens = z.record(name, value).check(z.refine((given) => Object.keys(given).length <= 200));

/** Overrides of the token set, for both themes or for one of them. */
export const brandTokens = z.strictObject({
  all: z.optional(tokens),
  dark: z.optional(tokens),
  light: z.optional(tokens),
});
export type BrandTokens = z.output<typeof brandTokens>;

function balanced(text: string): boolean {
  let open = 0;
  for (const character of text) {
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    if (open < 0) return false;
  }
  const quotes = (mark: string) => text.split(mark).length % 2 === 1;
  return open === 0 && quotes('"') && quotes("'");
}

const block = (selector: string, given: Record<string, string> | undefined) =>
  given === undefined || Object.keys(given).length === 0
    ? ''
    : `${selector}{${Object.entries(given)
        .map(([token, setting]) => `${token}:${setting}`)
        .join(';')}}\n`;

/** A theme is chosen, or it follows the system. */
function forTheme(theme: string, given: Record<string, string> | undefined, media: string): string {
  const chosen = block(`:root[data-theme='${theme}']`, given);
  return chosen === ''
    ? ''
    : `${chosen}@media ${media}{${block(":root[data-theme='system']", given).trim()}}\n`;
}

/** Loaded after the built style sheet, with a selector strong enough to win over either theme. */
export function brandCss(brand: BrandTokens): string {
  return (
    block(':root:root', brand.all) +
    forTheme('dark', brand.dark, 'not (prefers-color-scheme: light)') +
    forTheme('light', brand.light, '(prefers-color-scheme: light)')
  );
}
