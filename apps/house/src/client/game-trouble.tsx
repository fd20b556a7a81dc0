import { LANGUAGES } from '@maidan/contract/languages.ts';

type Trouble = { offline: string; ended: string };

const TEXTS = import.meta.glob<Trouble>('./trouble/*.json', { eager: true, import: 'default' });

type Props = { code: string };

/** The session never opened, so its language is not known: every one is said. */
export function GameTrouble({ code }: Props) {
  const offline = code === 'OFFLINE';
  return (
    <main aria-label="Maidan" className="grid min-h-dvh place-content-center gap-4 p-6 text-center">
      {LANGUAGES.map((language) => {
        const texts = TEXTS[`./trouble/${language}.json`];
        return (
          <p key={language} lang={language} className="max-w-sm text-balance">
            {offline ? texts?.offline : texts?.ended}
          </p>
        );
      })}
      {offline && (
        <button
          type="button"
          className="bg-action text-on-action mx-auto min-h-12 rounded-2xl px-6 font-bold"
          onClick={() => location.reload()}
        >
          ↻
        </button>
      )}
    </main>
  );
}
