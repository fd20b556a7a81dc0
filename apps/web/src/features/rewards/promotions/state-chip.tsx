import type { PromotionStanding } from '@maidan/contract/rewards/promotions/promotion.ts';
import type { PromotionState } from '@maidan/contract/rewards/promotions/promotion-words.ts';
import { clsx } from 'clsx';
import {
  BadgeCheck,
  CalendarClock,
  CircleCheck,
  CirclePlus,
  CircleX,
  Dices,
  Gift,
  Hourglass,
  LoaderCircle,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

export type ShownState = PromotionState | 'over';

/** What is over for somebody is not called by what they once did. */
export const shownStateOf = ({ state, ended }: PromotionStanding): ShownState =>
  ended === null ? state : 'over';

const ICONS: Readonly<Record<ShownState, LucideIcon>> = {
  join: CirclePlus,
  claim: Gift,
  applying: Hourglass,
  rejected: CircleX,
  issued: Dices,
  claimed: CircleCheck,
  process: LoaderCircle,
  joined: BadgeCheck,
  'coming-soon': CalendarClock,
  over: CircleX,
};
/** On a picture, so each brings its own ground. */
const LOOKS: Partial<Record<ShownState, string>> = {
  claim: 'bg-action text-on-action',
  rejected: 'text-loss',
  issued: 'text-gain',
  joined: 'text-gain',
  claimed: 'text-muted',
  over: 'text-muted',
};

type ChipProps = {
  state: ShownState;
  /** On a panel rather than a picture. */
  onPanel?: boolean;
};

/** Never by its colour alone. */
export function StateChip({ state, onPanel = false }: ChipProps) {
  const t = useT('promotions');
  const Icon = ICONS[state];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold',
        LOOKS[state] ?? 'text-text',
        state !== 'claim' && (onPanel ? 'bg-raised' : 'bg-surface'),
      )}
    >
      <Icon size={16} aria-hidden />
      {t(`state.${state}`)}
    </span>
  );
}
