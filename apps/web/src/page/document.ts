import type { Language } from '@maidan/contract/languages.ts';
import { BRAND_LOOK_ID } from '#lib/site/brand-look.ts';
import { FONT_KEY } from '#lib/page/own-letters.ts';
import { PAGE_STATE_ID, pageStateText } from '#lib/page/page-state.ts';
import type { PageState } from '#lib/page/page-state.ts';
import type { Messages } from '#lib/texts/i18n.tsx';
import type { Theme } from '#lib/storage/preferences.ts';
import { ARRIVAL_SCRIPT } from './arrival-script.ts';
import type { PageAssets } from './assets.ts';
import { ICON_SPRITE } from './icon-sprite.tsx';
import { lostScript } from './lost-script.ts';
import { noEmptyPlace, noScript } from './no-script.ts';
import type { DocumentTexts } from './no-script.ts';
import { RESET_SCRIPT } from './reset-script.ts';
import { TABS_SCRIPT } from './tabs-script.ts';
import { startScript } from './start-script.ts';

type DocumentParts = {
  body: string;
  state: PageState;
  language: Language;
  /** What the page says without its script. */
  texts: Messages['errors'] & DocumentTexts;
  theme: Theme;
  nonce: string;
  assets: PageAssets;
  brandCss: string;
  routeIds: readonly string[];
};

/** What React wants in the head (title, description, picture preloads) leads its output. */
const HOISTED = /^(?:<(?:link|meta)\b[^>]*\/?>|<title>[^<]*<\/title>)+/;

/** Marks what only the browser knows before the first paint: a side menu that was made narrow. */
const MARKS_SCRIPT = `try{localStorage.getItem('maidan-side-narrow')==='true'&&document.documentElement.setAttribute('data-side','narrow')}catch{}`;

/** The browser offers to install once, before anybody listens: kept for the page that has the button. */
const INSTALL_SCRIPT =
  "addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.maidanInstall=e});addEventListener('appinstalled',function(){window.maidanInstall=null})";

/**
 * Only where the page is whole without its script: it waits for the first view, and a newcomer for the font. Whoever has
 * it gets it before the first letter is drawn.
 */
const waitScript = ({ font }: PageAssets): string =>
  `try{var d=document,r=d.documentElement;r.dataset.waiting='';if(localStorage.getItem('${FONT_KEY}'))d.head.append(Object.assign(d.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:${JSON.stringify(font)}}));else r.dataset.first=''}catch{}`;

/** Nothing is drawn before there is something to see: an empty first frame costs as much as a full one. */
const NO_EMPTY_FRAME = '<link rel="expect" href="#site-header" blocking="render">';

export function documentHtml(parts: DocumentParts): string {
  const { body, state, language, texts, theme, nonce, assets } = parts;
  const hoisted = HOISTED.exec(body)?.[0] ?? '';
  return [
    `<!doctype html><html lang="${language}" data-theme="${theme}"><head>`,
    '<meta charset="utf-8">',
    `<script nonce="${nonce}">${ARRIVAL_SCRIPT}${parts.routeIds.includes('/reset') ? `;${RESET_SCRIPT}` : ''}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    hoisted.includes('<title>') ? '' : '<title>Maidan</title>',
    hoisted,
    body.includes('id="site-header"') ? NO_EMPTY_FRAME : '',
    styleTag(assets.css, nonce),
    styleTag(parts.brandCss, nonce, ` id="${BRAND_LOOK_ID}"`),
    `<script nonce="${nonce}">${TABS_SCRIPT};${MARKS_SCRIPT};${INSTALL_SCRIPT};${lostScript(texts)}${state.drawn ? `;${waitScript(assets)}` : ''}</script>`,
    ...themeColours(theme),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/icon-192.png">',
    state.drawn ? '' : fontTag(assets) + scriptTags(parts) + noEmptyPlace(nonce),
    `</head><body>${noScript(texts)}${ICON_SPRITE}<div id="root">${body.slice(hoisted.length)}</div>`,
    `<script type="application/json" id="${PAGE_STATE_ID}">${pageStateText(state)}</script>`,
    state.drawn ? `<script nonce="${nonce}">${startScript(assets, preloadsOf(parts))}</script>` : '',
    '</body></html>',
  ].join('');
}

function styleTag(css: string, nonce: string, mark = ''): string {
  return css === '' ? '' : `<style${mark} nonce="${nonce}">${css}</style>`;
}

/** Who comes to a page behind login has been here before. */
function fontTag({ font }: PageAssets): string {
  return font === '' ? '' : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
}

/** Of a page that only the browser can draw: its script is what everybody waits for. */
function scriptTags(parts: DocumentParts): string {
  const { assets, nonce } = parts;
  const preloads = preloadsOf(parts).map(
    (file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`,
  );
  return `<script type="module" src="${assets.entry}" nonce="${nonce}"></script>${preloads.join('')}`;
}

/** What the entry imports, fetched beside it. */
function preloadsOf({ assets, language, routeIds }: DocumentParts): string[] {
  return assets.preloads(language, routeIds).filter((file) => file !== assets.entry);
}

/** The browser's own bars take the colour of the ground. */
function themeColours(theme: Theme): string[] {
  const dark = '#0b1120';
  const light = '#f7f2e9';
  if (theme === 'dark') return [`<meta name="theme-color" content="${dark}">`];
  if (theme === 'light') return [`<meta name="theme-color" content="${light}">`];
  return [
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">`,
  ];
}
