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

type Shown = PromotionState | 'over';

const ICONS: Readonly<Record<Shown, LucideIcon>> = {
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
const LOOKS: Partial<Record<Shown, string>> = {
  claim: 'bg-action text-on-action',
  rejected: 'text-loss',
  issued: 'text-gain',
  joined: 'text-gain',
  claimed: 'text-muted',
  over: 'text-muted',
};

type ChipProps = {
  state: Shown;
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
