import type { Language } from '@maidan/contract/languages.ts';
import type { Play } from '#frame/use-play.ts';
import type { GameManifest } from '#game.ts';
import { startOf, type RoundsState } from '#round-client/round-client.ts';
import { amountTextFor } from '#screen-parts/numbers.ts';
import { loadScreenTexts } from '#screen-parts/screen-texts.ts';
import { fakeHost } from './fake-host.ts';

const nothing = () => undefined;

/** What a frame is given, standing still in one moment. */
export async function fakePlay(
  language: Language,
  manifest: GameManifest,
  state: Partial<RoundsState>,
): Promise<Play> {
  return {
    host: { ...fakeHost([], {}).host, language },
    allows: [],
    texts: await loadScreenTexts(language),
    manifest,
    amountText: amountTextFor(language, '৳'),
    rounds: {
      ...startOf(manifest),
      balance: manifest.defaultStake,
      ...state,
      place: nothing,
      act: nothing,
      retry: nothing,
      setStake: nothing,
      setSeeds: nothing,
      dismiss: nothing,
    },
    sounds: { play: nothing, turn: nothing },
    sound: { on: false, toggle: nothing },
    quick: { on: false, toggle: nothing },
    calm: true,
  };
}
