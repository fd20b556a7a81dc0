import './page.css';
import { languageFacts, LANGUAGES, type Language } from '@maidan/contract/languages.ts';
import { checkText, isAllRight } from '#check-rounds.ts';
import type { Verdict } from '#verdict.ts';

type Texts = typeof import('./texts/en.ts').texts;

const TEXTS = import.meta.glob<Texts>('./texts/*.ts', { eager: true, import: 'texts' });

function wordsIn(tag: Language): Texts {
  const words = TEXTS[`./texts/${tag}.ts`];
  if (words === undefined) throw new Error(`the words in ${tag} are missing`);
  return words;
}

type Child = Node | string;
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const preferred = new Set(navigator.languages.map((tag) => tag.split('-', 1)[0]));
let language: Language = LANGUAGES.find((one) => preferred.has(one)) ?? 'en';
let pasted = '';

function draw(): void {
  const words = wordsIn(language);
  document.documentElement.lang = language;
  document.title = words.title;
  const field = make('textarea', { id: 'published', value: pasted, rows: 10, spellcheck: false });
  field.autocapitalize = 'off';
  const result = make('div', { className: 'result' });
  result.setAttribute('aria-live', 'polite');
  const check = make('button', { type: 'submit', className: 'check' }, words.check);
  const form = make(
    'form',
    {},
    make('label', { htmlFor: 'published' }, words.label),
    make('p', { className: 'quiet' }, words.where),
    field,
    check,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    pasted = field.value;
    result.replaceChildren(...verdictParts(checkText(pasted)));
  });
  document.body.replaceChildren(
    make(
      'main',
      {},
      make('nav', { ariaLabel: words.language }, ...LANGUAGES.map(languageButton)),
      make('h1', {}, words.title),
      make('p', {}, words.intro),
      form,
      result,
      make('h2', {}, words.howTitle),
      make('ol', {}, ...words.how.map((step) => make('li', {}, step))),
    ),
  );
}

function languageButton(one: Language): HTMLElement {
  const button = make('button', { type: 'button', lang: one }, languageFacts(one).name);
  button.ariaPressed = String(one === language);
  button.addEventListener('click', () => {
    pasted = document.querySelector('textarea')?.value ?? '';
    language = one;
    draw();
    document.querySelector<HTMLButtonElement>('nav [aria-pressed=true]')?.focus();
  });
  return button;
}

function verdictParts(verdicts: readonly Verdict[] | null): HTMLElement[] {
  const words = wordsIn(language);
  if (verdicts === null) return [make('p', { className: 'bad' }, words.unreadable)];
  const right = isAllRight(verdicts);
  const rounds = verdicts.reduce((sum, verdict) => sum + verdict.rounds.length, 0);
  const number = new Intl.NumberFormat(languageFacts(language).locale).format(rounds);
  return [
    make(
      'p',
      { className: right ? 'good' : 'bad' },
      (right ? words.allRight : words.notRight).replace('{rounds}', number),
    ),
    ...verdicts.map(pairPart),
  ];
}

function pairPart({ commitment, seedIsKept, rounds }: Verdict): HTMLElement {
  const words = wordsIn(language);
  const lines = rounds.map(({ gameCode, nonce, stake, win, jackpot, fault }) =>
    make(
      'tr',
      {},
      make('td', {}, `#${new Intl.NumberFormat(languageFacts(language).locale).format(nonce)}`),
      make('td', {}, gameCode),
      make('td', { className: 'figure' }, stake ?? '–'),
      make('td', { className: 'figure' }, win ?? '–'),
      make(
        'td',
        { className: fault === null ? 'good' : 'bad' },
        fault === null
          ? `✓ ${words.asPublished}${jackpot === null ? '' : `, ${words.jackpotHit.replace('{amount}', jackpot)}`}`
          : `✗ ${words.faults[fault]}`,
      ),
    ),
  );
  const head = [words.counter, words.game, words.stake, words.win, words.verdict].map((name) =>
    make('th', { scope: 'col' }, name),
  );
  return make(
    'section',
    {},
    make('h2', {}, words.secret),
    make('code', {}, commitment),
    make(
      'p',
      { className: seedIsKept ? 'good' : 'bad' },
      seedIsKept ? `✓ ${words.kept}` : `✗ ${words.broken}`,
    ),
    ...(lines.length === 0
      ? []
      : [
          make(
            'div',
            { className: 'scroll', tabIndex: 0, role: 'region', ariaLabel: words.rounds },
            make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...lines)),
          ),
        ]),
  );
}

draw();
