/** A small palette from a seed: one hue for the sky, one for the frame. The same seed always looks the same. */
export type Skin = { skyHue: number; frameHue: number };

const OWN_SKIN: Skin = { skyHue: 268, frameHue: 75 };

export function skinFrom(seed: string | null): Skin {
  if (seed === null) return OWN_SKIN;
  let hash = 2166136261;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  const skyHue = hash % 360;
  return { skyHue, frameHue: (skyHue + 120 + ((hash >>> 9) % 120)) % 360 };
}
