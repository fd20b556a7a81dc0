import type { FrameAction } from '#frame/controls.tsx';
import type { Rounds } from '#round-client/use-rounds.ts';
import { SkipIcon, SpinIcon } from '#screen-parts/icons.tsx';
import type { SlotShow } from './show-round.ts';
import type { SlotTexts } from './slot-texts.ts';

type Acting = {
  rounds: Pick<Rounds, 'phase'>;
  show: Pick<SlotShow, 'skip'>;
  slot: SlotTexts;
  spin: () => void;
};

/** In free flights the button goes to the result. */
export function spinOrSkip({ rounds: { phase }, show, slot, spin }: Acting): FrameAction {
  if (show.skip) return { label: slot.showResult, icon: <SkipIcon />, quiet: true, onPress: show.skip };
  return {
    label: phase === 'idle' || phase === 'loading' ? slot.spin : slot.spinning,
    icon: <SpinIcon />,
    busy: phase !== 'idle',
    onPress: spin,
  };
}
