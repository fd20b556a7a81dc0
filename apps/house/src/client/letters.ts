const LETTERS_WITHIN_MS = 800;
const WEIGHTS = [400, 700];

/**
 * Has the letters of this page come before it is drawn. Without them a browser looks for others on the machine, for every size and
 * weight, and measures every text a second time when they are there.
 */
export async function letters(sample: string): Promise<void> {
  const { fontFamily } = getComputedStyle(document.body);
  const faces = WEIGHTS.map((weight) => document.fonts.load(`${weight} 1rem ${fontFamily}`, sample));
  await Promise.race([
    Promise.allSettled(faces),
    new Promise((done) => {
      setTimeout(done, LETTERS_WITHIN_MS);
    }),
  ]);
}
