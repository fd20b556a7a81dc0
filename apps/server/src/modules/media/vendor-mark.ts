const WIDTH = 160;
const HEIGHT = 64;

/** A colour of its own for every code, light enough to be read on both themes. */
function hueOf(code: string): number {
  let hash = 0;
  for (const character of code) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return hash;
}

/** A plain letter mark. `code` and `name` come from the catalogue; the name is escaped all the same. */
export function vendorMarkSvg({ code, name }: { code: string; name: string }): string {
  const text = name.toUpperCase().replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  const hue = hueOf(code);
  const size = Math.min(34, Math.floor((WIDTH - 24) / (name.length * 0.66)));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${text}">` +
    `<rect x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}" rx="14" fill="hsl(${hue} 38% 17%)" stroke="hsl(${hue} 60% 62%)" stroke-opacity=".45"/>` +
    `<text x="${WIDTH / 2}" y="${HEIGHT / 2}" text-anchor="middle" dominant-baseline="central" font-family="system-ui, sans-serif" ` +
    `font-weight="800" letter-spacing="1" font-size="${size}" fill="hsl(${hue} 78% 76%)">${text}</text></svg>`
  );
}
