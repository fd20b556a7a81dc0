import type { PlayOption } from '@maidan/contract/seamless-wallet/launch.ts';
import { useState, useSyncExternalStore } from 'react';
import type { GameManifest } from '#game.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { useRounds, type Rounds } from '#round-client/use-rounds.ts';
import { amountTextFor, type AmountText } from '#screen-parts/numbers.ts';
import type { ScreenTexts } from '#screen-parts/screen-texts.ts';
import { makeSounds, type Sounds } from '#screen-parts/sounds.ts';
import { useMedia } from '#screen-parts/use-media.ts';
import type { GameHost } from '#screen-plug.ts';

/** What a screen and the frame around it share. */
export type Play = {
  readonly host: GameHost;
  readonly texts: ScreenTexts;
  /** What the operator allows beside playing round by round, at the moment. */
  readonly allows: readonly PlayOption[];
  readonly manifest: GameManifest;
  readonly amountText: AmountText;
  readonly rounds: Rounds;
  readonly sounds: Sounds;
  readonly sound: Switch;
  /** The player wants less to watch; never faster than `minimumRoundMs`. */
  readonly quick: Switch;
  /** The player prefers less motion. */
  readonly calm: boolean;
};

type Switch = { readonly on: boolean; readonly toggle: () => void };
type Options = { host: GameHost; texts: ScreenTexts; manifest: GameManifest; stage: RoundStage };

export function usePlay({ host, texts, manifest, stage }: Options): Play {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const { sounds, sound } = useSound(host);
  const quick = useSwitch(host, 'quick');
  const allows = useSyncExternalStore(host.onAllows, () => host.allows);
  const mayBeQuick = allows.includes('quick-play');
  const rounds = useRounds({ host, manifest, stage, sounds, quick: quick.on && mayBeQuick });
  const amountText = amountTextFor(host.language, host.currencySymbol);
  return {
    host,
    texts,
    allows,
    manifest,
    amountText,
    rounds,
    sounds,
    sound,
    quick: { on: quick.on && mayBeQuick, toggle: quick.toggle },
    calm,
  };
}

export function useSound(host: GameHost): Pick<Play, 'sounds' | 'sound'> {
  const { on, toggle } = useSwitch(host, 'sound');
  const [sounds] = useState(() => makeSounds(on));
  const turn = () => {
    sounds.turn(!on);
    toggle();
  };
  return { sounds, sound: { on, toggle: turn } };
}

/** Off at first; as the player left it in this tab. */
function useSwitch(host: GameHost, key: string): Switch {
  const [on, setOn] = useState(host.recall(key) === 'on');
  const toggle = () => {
    host.remember(key, on ? null : 'on');
    setOn(!on);
  };
  return { on, toggle };
}
