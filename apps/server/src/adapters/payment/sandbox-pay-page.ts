import type { Language } from '@maidan/contract/languages.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { textsIn } from '#locales/texts.ts';
import type { SandboxPaymentRow } from './sandbox-payment.store.ts';

export type PageLook = {
  language: Language;
  theme: 'dark' | 'light' | 'system';
  nonce: string;
  symbol: string;
};

/** No script, both themes, readable on a phone; stripes say from afar that this is play. */
const CSS = `
:root{color-scheme:dark;--bg:#10182b;--card:#18223a;--line:#35436a;--ink:#f2f5fc;--dim:#a9b5cf;--accent:#fbbf57;--on:#201400;--stripe:#1d2947}
:root[data-theme=light]{color-scheme:light;--bg:#eef1f7;--card:#fff;--line:#c4ccdc;--ink:#1d2230;--dim:#525a6d;--accent:#8a5200;--on:#fff;--stripe:#dfe5f0}
@media (prefers-color-scheme:light){:root[data-theme=system]{color-scheme:light;--bg:#eef1f7;--card:#fff;--line:#c4ccdc;--ink:#1d2230;--dim:#525a6d;--accent:#8a5200;--on:#fff;--stripe:#dfe5f0}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:repeating-linear-gradient(135deg,var(--bg) 0 28px,var(--stripe) 28px 56px);color:var(--ink);font:16px/1.6 system-ui,'Noto Sans Bengali',sans-serif}
main{max-width:30rem;margin:0 auto;padding:2rem 1rem 3rem}
.card{background:var(--card);border-radius:20px;padding:1.5rem;box-shadow:0 12px 32px -10px rgb(0 0 0/.45)}
h1{margin:0;font-size:1.4rem;letter-spacing:-.01em}
.play{margin:.75rem 0 0;padding:.7rem .9rem;border:2px dashed var(--accent);border-radius:12px;font-size:.95rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1.25rem 0;align-items:baseline}
dt{color:var(--dim)}dd{margin:0;text-align:right}
.amount{font-size:1.9rem;font-weight:700;font-variant-numeric:tabular-nums}
h2{font-size:1rem;margin:1.25rem 0 .5rem}
form{margin:0}button,a.back{display:block;width:100%;text-align:left;font:inherit;color:var(--ink);background:transparent;border:1px solid var(--line);border-radius:12px;padding:.75rem 1rem;margin-top:.6rem;cursor:pointer;text-decoration:none}
button strong{display:block}button span{color:var(--dim);font-size:.9rem}
button:hover,a.back:hover{border-color:var(--accent)}
button.first{background:var(--accent);border-color:var(--accent);color:var(--on)}button.first span{color:inherit}
button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
a.back{text-align:center}
`;

export function sandboxPayPage(payment: SandboxPaymentRow, look: PageLook): string {
  const texts = textsIn(look.language).sandboxPay;
  const amount = displayMoney(minor(payment.amount), look.symbol, look.language);
  return sandboxPage(
    look,
    texts,
    `<dl><dt>${texts.amount}</dt><dd class="amount">${escape(amount)}</dd>
<dt aria-hidden="true"></dt><dd>${texts.status[payment.status]}</dd></dl>
${actions(payment, look)}
<a class="back" href="${escape(payment.returnPath)}">${texts.back}</a>`,
  );
}

export function sandboxPayGone(look: PageLook): string {
  const texts = textsIn(look.language).sandboxPay;
  return sandboxPage(look, texts, `<p>${texts.gone}</p><a class="back" href="/">${texts.back}</a>`);
}

function actions({ status }: SandboxPaymentRow, { language }: PageLook): string {
  const texts = textsIn(language).sandboxPay;
  if (status === 'open' || status === 'pending') {
    const buttons = Object.entries(texts.choices).map(([choice, words]) =>
      button(choice, words, choice === 'pay'),
    );
    return `<form method="post"><h2>${texts.ask}</h2>${buttons.join('')}</form>`;
  }
  if (status !== 'paid' && status !== 'partly') return '';
  return `<form method="post">${button('chargeBack', texts.chargeBack, false)}</form>`;
}

export function button(
  choice: string,
  { name, about }: { name: string; about: string },
  first: boolean,
): string {
  return `<button name="choice" value="${choice}"${first ? ' class="first"' : ''}><strong>${name}</strong><span>${about}</span></button>`;
}

type PageWords = { title: string; play: string };

/** The page of a house that is only simulated, whatever it does. */
export function sandboxPage(
  { language, theme, nonce }: Omit<PageLook, 'symbol'>,
  texts: PageWords,
  body: string,
): string {
  return `<!doctype html><html lang="${language}" data-theme="${theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${texts.title}</title><style nonce="${nonce}">${CSS}</style></head><body><main><div class="card">
<h1>${texts.title}</h1><p class="play">${texts.play}</p>
${body}</div></main></body></html>`;
}

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)?.toString() ?? ''};`);
