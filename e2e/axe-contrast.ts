/* oxlint-disable unicorn/consistent-function-scoping -- a browser is given the text of one function, with all that it calls */
import type { AxeBuilder } from '@axe-core/playwright';

export type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
/** Ways of painting of which it is known that the words can be read. */
type Readable = readonly string[];

type Evaluate = (
  this: { data(said: { messageKey?: string } | undefined): void },
  node: Element,
  ...rest: unknown[]
) => unknown;
export type Axe = {
  run(context: Document | string, options: object): Promise<{ violations: Violations }>;
  commons: { color: { getBackgroundStack(node: Element): Element[] | null } };
  _audit: { checks: Record<'color-contrast', { evaluate: Evaluate }> };
  /** What is known here of contrast. */
  readable?: {
    know(those: Readable): void;
    learnt(): Readable;
    /** What is drawn now was looked at. */
    note(): void;
    /** A look at everything in the colours of now. */
    all(options: object): Promise<Violations>;
    /** A look at contrast, where the colours of now paint anything in a way that is not known. */
    changed(options: object): Promise<Violations>;
  };
};

/**
 * Put into a document beside who looks. Whether words can be read follows from how they are painted, from all that they
 * stand in, and from what is painted behind them, in its order. What is readable once is readable wherever the same is painted
 * again: in every header, in every row of a table, in the next journey of this worker.
 */
export function rememberContrast(): void {
  const { axe } = globalThis as unknown as { axe: Axe };
  // oxlint-disable-next-line no-underscore-dangle -- who looks takes another answer to its question, but does not give its own
  const check = axe._audit.checks['color-contrast'];
  const { evaluate } = check;
  const PICTURES = new Set<string | undefined>(['bgImage', 'bgGradient', 'imgNode']);
  let known = new Set<string>();
  let learnt: string[] = [];
  let painted = new Map<Element, string>();
  let behind = new Map<Element, Element[]>();
  let drawn = new Set<Element>();

  const short = (text: string): string => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      one = Math.imul(one ^ code, 2654435761);
      two = Math.imul(two ^ code, 1597334677);
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  };

  /** How it is painted, with all that it stands in. */
  const paintOf = (node: Element): string => {
    const before = painted.get(node);
    if (before !== undefined) return before;
    const style = getComputedStyle(node);
    const own = [
      node.parentElement === null ? '' : paintOf(node.parentElement),
      node.nodeName,
      style.color,
      style.webkitTextFillColor,
      style.webkitTextStrokeWidth,
      style.webkitTextStrokeColor,
      style.textShadow,
      style.fontSize,
      style.fontWeight,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.mixBlendMode,
      style.filter,
      // What another theme hides is behind nothing there.
      style.display,
      style.visibility,
    ];
    const paint = short(own.join());
    painted.set(node, paint);
    return paint;
  };
  const keyOf = (node: Element, stack: Element[]): string =>
    short([paintOf(node), ...stack.map(paintOf)].join());

  check.evaluate = function contrast(node, ...rest) {
    const stack = axe.commons.color.getBackgroundStack(node) ?? [];
    const key = keyOf(node, stack);
    behind.set(node, stack);
    if (stack.length > 0 && known.has(key)) return true;
    let why: string | undefined;
    const listener = {
      ...this,
      data: (said: { messageKey?: string } | undefined) => {
        why = said?.messageKey;
        this.data(said);
      },
    };
    const result = evaluate.call(listener, node, ...rest);
    // Words that nobody sees are hidden in any colours.
    if (why === 'hidden') behind.delete(node);
    // Before a picture nobody can say, here and wherever there is the same; any other doubt is for this place alone.
    else if (stack.length > 0 && (result === true || (result === undefined && PICTURES.has(why)))) {
      known.add(key);
      learnt.push(key);
    }
    return result;
  };

  // What an open form covers is inert, and is looked at where it stands alone.
  const where = () => (document.querySelector('dialog[open]') === null ? document : 'dialog[open]');
  const words = (node: Element): boolean =>
    node.matches('input, select, textarea') ||
    [...node.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
  const shown = (): Element[] =>
    [...document.querySelectorAll('*')].filter(
      (node) => words(node) && node.checkVisibility({ visibilityProperty: true }),
    );

  axe.readable = {
    know(those) {
      known = new Set(those);
      learnt = [];
      painted = new Map();
    },
    learnt: () => learnt,
    note() {
      drawn = new Set(shown());
    },
    async all(options) {
      behind = new Map();
      const { violations } = await axe.run(where(), options);
      this.note();
      return violations;
    },
    async changed(options) {
      const isOpen = (node: Element): boolean => {
        const stack = behind.get(node);
        return stack !== undefined && (stack.length === 0 || !known.has(keyOf(node, stack)));
      };
      const open = shown().some((node) => !drawn.has(node) || isOpen(node));
      return open ? (await axe.run(where(), options)).violations : [];
    },
  };
}
