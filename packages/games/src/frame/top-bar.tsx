import { FairnessIcon, HistoryIcon, RulesIcon, SoundIcon } from '#screen-parts/icons.tsx';
import type { Play } from './use-play.ts';

export type Panel = 'rules' | 'fairness' | 'history' | 'options';

export function TopBar({
  play,
  title,
  onPanel,
}: {
  play: Pick<Play, 'texts' | 'sound'>;
  title: string;
  onPanel: (panel: Panel) => void;
}) {
  const { texts, sound } = play;
  const soundLabel = sound.on ? texts.soundOff : texts.soundOn;
  const panels = [
    ['history', texts.history.title, <HistoryIcon key="history" />],
    ['fairness', texts.fairness, <FairnessIcon key="fairness" />],
    ['rules', texts.rules, <RulesIcon key="rules" />],
  ] as const;
  return (
    <header className="gf-top">
      {/* In sight on the bar of the page around the frame. */}
      <h1 className="gs-heard">{title}</h1>
      <div className="gf-tools">
        <button
          type="button"
          className="gs-icon-button"
          aria-pressed={sound.on}
          aria-label={soundLabel}
          title={soundLabel}
          onClick={sound.toggle}
        >
          <SoundIcon on={sound.on} />
        </button>
        {panels.map(([panel, label, icon]) => (
          <button
            key={panel}
            type="button"
            className="gs-icon-button"
            aria-label={label}
            title={label}
            onClick={() => onPanel(panel)}
          >
            {icon}
          </button>
        ))}
      </div>
    </header>
  );
}
