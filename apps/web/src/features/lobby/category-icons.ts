import type { GameCategory } from '@maidan/contract/constants.ts';
import {
  Cherry,
  Feather,
  Flame,
  Fish,
  Gamepad2,
  Rocket,
  Spade,
  Swords,
  Ticket,
  Timer,
  Trophy,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export const CATEGORY_ICONS: Record<GameCategory, LucideIcon> = {
  RNG: Cherry,
  LIVE: Spade,
  FISH: Fish,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  LOTT: Ticket,
  ELOTT: Timer,
  PVP: Swords,
  COCKFIGHT: Feather,
  MXWIN: Rocket,
};
export const HOT_ICON: LucideIcon = Flame;
