import { renderToStaticMarkup } from 'react-dom/server';
import * as icons from './sprite-icons.ts';

/** Everything inside the outermost element: the shapes alone. */
const SHAPES = /^<svg[^>]*>(.*)<\/svg>$/s;

/** The shapes of the icons, drawn nowhere by themselves: `lib/pictures/sprite-icon.tsx` shows them by name. */
export const ICON_SPRITE = `<svg class="hidden" aria-hidden="true"><defs>${Object.entries(icons)
  .map(([name, Icon]) => {
    const shapes = SHAPES.exec(renderToStaticMarkup(<Icon />))?.[1];
    if (shapes === undefined) throw new Error(`the icon ${name} has no shapes`);
    return `<g id="icon-${name}">${shapes}</g>`;
  })
  .join('')}</defs></svg>`;
