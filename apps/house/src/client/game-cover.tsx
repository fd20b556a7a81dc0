import { LANGUAGES } from '@maidan/contract/languages.ts';

/** Shown while the game opens; says nothing, so that it needs no language yet. */
export function GameCover() {
  return (
    <main aria-label="Maidan" className="grid min-h-dvh place-items-center">
      <svg className="size-16 motion-safe:animate-pulse" viewBox="0 0 100 100" aria-hidden="true">
        <path d="M50 6 14 44l36 40z" fill="var(--color-loss)" />
        <path d="m50 6 36 38-36 40z" fill="var(--color-gain)" />
        <path d="m50 84-11 12h22z" fill="var(--color-action)" />
      </svg>
    </main>
  );
}

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
