/**
 * Chosen by eye, not computed: four steps of ground from night to bright, one light, three accents.
 * `paper` is the lightest lettering, `ink` the outline.
 */
export type Palette = {
  night: string;
  deep: string;
  mid: string;
  bright: string;
  glow: string;
  a: string;
  b: string;
  c: string;
};

const make = (
  night: string,
  deep: string,
  mid: string,
  bright: string,
  glow: string,
  a: string,
  b: string,
  c: string,
): Palette => ({ night, deep, mid, bright, glow, a, b, c });

export const PALETTES = {
  marigold: make('#10162f', '#1d2a5c', '#34489a', '#6f86e0', '#ffc24b', '#ff9d1f', '#e8483c', '#23b58a'),
  jade: make('#062420', '#0b4038', '#127a63', '#3fc494', '#f6e27a', '#f2b632', '#d8553d', '#eaf7dc'),
  ruby: make('#2a0512', '#5c0b22', '#a3122f', '#e8394a', '#ffd27a', '#ffb52e', '#ffe9b0', '#2bb7a3'),
  orchid: make('#1c0930', '#3d1263', '#7a24a8', '#c45ae0', '#ffb3e6', '#ff5fa2', '#ffd24d', '#5ce1e6'),
  lagoon: make('#03202f', '#06455e', '#0b86a0', '#3cc8cf', '#d8fff2', '#ff8a5b', '#ffd35c', '#f2557a'),
  terracotta: make('#2b0f0a', '#5e2113', '#b0472a', '#ec8a4f', '#ffe0a3', '#f7c548', '#2f8f83', '#fbe9d0'),
  mango: make('#5a1d03', '#a84806', '#ea8a1b', '#ffc23d', '#fff0a8', '#2e9e4f', '#e43d30', '#fff6d6'),
  ice: make('#071a3a', '#123f7a', '#2d7fc4', '#8fd0f2', '#ffffff', '#b9f0ff', '#ffce54', '#ff6f91'),
  moss: make('#10200a', '#234416', '#4f7d22', '#a4c639', '#f5ffb8', '#ffcf3f', '#e4572e', '#f3f7df'),
  dawn: make('#2b1030', '#6a2357', '#c74b7b', '#ff9a8b', '#ffe3c2', '#ffd166', '#7bdff2', '#fff1e6'),
  steel: make('#0b1016', '#1b2833', '#3a5266', '#7f9db3', '#dff2ff', '#ff5a36', '#ffd23f', '#36d6c3'),
  gold: make('#0c0904', '#221907', '#4d390f', '#a5802b', '#ffe7a0', '#f4c542', '#b3262d', '#fff6dc'),
  neon: make('#0a0620', '#1a0d4a', '#33149c', '#6f3cff', '#00f0ff', '#ff2e97', '#00e5ff', '#f9f871'),
  reef: make('#06263d', '#0b5470', '#14a0a6', '#7be0c3', '#fff3c4', '#ff6b57', '#ffb84d', '#ff9ec4'),
  cocoa: make('#1d0f0b', '#41241a', '#7d4a2f', '#c48a5a', '#ffe7c7', '#ff7fa8', '#8be0c8', '#fff3e4'),
  candy: make('#4a0f4f', '#a32a86', '#ff6fb5', '#ffc1df', '#fff7fb', '#5bd1ff', '#ffe14d', '#8f5bff'),
  sky: make('#0f3f86', '#2477d0', '#6bbcf6', '#cdeaff', '#ffffff', '#ff7f3f', '#ffd93b', '#e83f6f'),
  sunpaper: make('#6a250d', '#cf5a26', '#f4a340', '#ffdc98', '#fff6da', '#c8312b', '#1f7a72', '#2a2359'),
  mint: make('#0b4a46', '#1a9684', '#74dcbc', '#d4fbec', '#ffffff', '#ff6f61', '#ffc93c', '#3d3a8c'),
  storm: make('#0a1220', '#1c2b45', '#3b5578', '#8aa6c8', '#e8f4ff', '#ffd84a', '#58e0ff', '#ff7a59'),
  lacquer: make('#1a0304', '#4a0709', '#8f1116', '#cf2d24', '#ffd98a', '#f2c14e', '#0f8f7a', '#fff0d0'),
  indigo: make('#0d0b2e', '#221f66', '#443fb0', '#8f8bf0', '#f0efff', '#d9e2f2', '#ff9fd0', '#ffd65c'),
  pitch: make('#06210f', '#0d4a22', '#1c8a3c', '#5fd068', '#f4ffd0', '#ffffff', '#ffcf33', '#ff5740'),
  dusk: make('#1b1035', '#47226b', '#b0447e', '#ff8f5c', '#ffd98c', '#ffe27a', '#48d6c6', '#fff0d9'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
