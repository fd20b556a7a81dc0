declare global {
  interface Window {
    /** The hand-over code of the address, taken out of it by the page's first script (`page/arrival-script.ts`). */
    maidanCode?: string | undefined;
  }
}

/** T1: handed out once and kept in memory only. */
export function takeHandOverCode(): string | null {
  const { maidanCode: code } = window;
  window.maidanCode = undefined;
  return code === undefined || code === '' ? null : code;
}
