import type { Look, Shot } from './shot-acts.ts';

const STYLE = `body{font:14px/1.4 system-ui;margin:24px;background:#222;color:#eee}
h2{margin:32px 0 8px}div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
figure{margin:0}img{display:block;height:420px;max-width:640px;object-fit:cover;object-position:top;border-radius:6px}
figcaption{opacity:.7}`;

/** Every page a row, every look of it side by side; a press opens the picture itself. */
export function contactSheet(
  shots: readonly Shot[],
  looks: readonly Look[],
  nameOf: (shot: Shot, look: Look) => string,
): string {
  const rows = shots.map((shot) => {
    const pictures = looks
      .filter(({ width }) => (shot.only ?? width) === width)
      .map((look) => {
        const file = nameOf(shot, look);
        const caption = `${look.language}, ${look.theme}, ${look.width}`;
        return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a><figcaption>${caption}</figcaption></figure>`;
      });
    return `<h2 id="${shot.name}">${shot.name}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Maidan, every page</title><style>${STYLE}</style><h1>Every page</h1>${rows.join('\n')}</html>`;
}
