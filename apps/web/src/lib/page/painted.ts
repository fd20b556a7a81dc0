/** Where no frame comes, nobody is looking. */
const NO_FRAME_MS = 100;

/** After the next picture: what was just pressed shows so before anything long begins. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const hidden = setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(hidden);
      setTimeout(resolve, 0);
    });
  });
}
