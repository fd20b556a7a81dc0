/**
 * Small line drawings that follow the theme: lines in the current colour, and the accents of the page where they are
 * set. Made to be put into the page as they are.
 */
const KINDS = ['favourites', 'bets', 'search', 'offline', 'error', 'not-found'] as const;
export type EmptyStateKind = (typeof KINDS)[number];

const ACCENT = 'var(--color-action,#ffab2e)';
const JADE = 'var(--color-gain,#1fb98c)';
const CORAL = 'var(--color-loss,#ff6b57)';
const GROUND = '<ellipse cx="120" cy="146" rx="86" ry="8" fill="currentColor" opacity=".1" stroke="none"/>';
const SPARKS = `<path d="M34 46v12M28 52h12M206 34v10M201 39h10M198 112v8M194 116h8" stroke="${ACCENT}"/>`;

const DRAWINGS: Record<EmptyStateKind, string> = {
  favourites: `<rect x="52" y="42" width="60" height="84" rx="9" transform="rotate(-9 82 84)" fill="currentColor" fill-opacity=".06"/><rect x="128" y="42" width="60" height="84" rx="9" transform="rotate(9 158 84)" fill="currentColor" fill-opacity=".06"/><path d="M120 122C74 92 84 56 106 58Q120 60 120 76Q120 60 134 58C156 56 166 92 120 122Z" fill="${CORAL}" stroke="none"/><path d="M98 72q2 -7 9 -7" stroke="#fff" opacity=".8"/>`,
  bets: `<path d="M76 28h88v106l-11 -8l-11 8l-11 -8l-11 8l-11 -8l-11 8l-11 -8l-11 8Z" fill="currentColor" fill-opacity=".06"/><path d="M92 50h40M92 66h56M92 82h30" opacity=".6"/><circle cx="160" cy="104" r="25" fill="${ACCENT}" stroke="none"/><circle cx="160" cy="104" r="17" stroke="#fff" stroke-dasharray="8 6"/><path d="M152 104l6 7l11 -14" stroke="#fff"/>`,
  search: `<circle cx="108" cy="76" r="42" fill="currentColor" fill-opacity=".06"/><path d="M139 107l34 32" stroke-width="9"/><path d="M80 70q6 -20 26 -22" opacity=".5"/><path d="M108 60L126 78L108 100L90 78Z" fill="${JADE}" stroke="none"/><path d="M108 100q-8 8 2 14" stroke="${JADE}"/>`,
  offline: `<path d="M64 118a26 26 0 0 1 2 -52a38 38 0 0 1 72 -8a30 30 0 0 1 34 60Z" fill="currentColor" fill-opacity=".06"/><path d="M100 92q20 -16 40 0M108 104q12 -9 24 0" opacity=".6"/><circle cx="120" cy="114" r="4" fill="currentColor" stroke="none"/><path d="M84 134L162 46" stroke="${CORAL}" stroke-width="6"/>`,
  error: `<path d="M60 134L72 58h96l12 76Z" fill="currentColor" fill-opacity=".06"/><path d="M84 58V32h72v26" /><path d="M96 44h12M116 44h8M132 44h12" stroke="${ACCENT}" stroke-width="6"/><path d="M92 86q10 -10 20 0M128 86q10 -10 20 0M100 116q20 -16 40 0"/><path d="M180 70l14 -10l-4 14l14 -4" stroke="${CORAL}"/>`,
  'not-found': `<path d="M120 20L158 66L120 108L82 66Z" fill="${ACCENT}" stroke="none"/><path d="M120 20V108M82 66Q120 50 158 66" stroke="#fff" opacity=".7"/><path d="M120 108q-20 12 -4 22t-6 16q-34 4 -60 -12" /><path d="M114 118l-10 -3l4 9ZM118 132l11 -2l-7 8Z" fill="${JADE}" stroke="none"/><path d="M168 130q22 -6 34 -24" stroke-dasharray="3 8"/>`,
};

/** A drawing of 240 by 160 for a list or a page that has nothing to show. */
export function emptyStateSvg(kind: EmptyStateKind): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="240" height="160" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${GROUND}${SPARKS}${DRAWINGS[kind]}</svg>`;
}

export const EMPTY_STATE_KINDS: readonly EmptyStateKind[] = KINDS;
