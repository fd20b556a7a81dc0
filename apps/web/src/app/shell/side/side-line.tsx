import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import type { NavEntry } from '#app/shell/nav/nav.ts';

export const SIDE_LINE =
  'side-entry text-muted shrink-0 hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text flex h-11 w-full cursor-pointer lg:h-10 items-center gap-3 rounded-lg px-3 text-[0.9375rem] font-medium transition-colors duration-150';

export type SideProps = { narrow?: boolean; onChosen?: () => void };
type SideLineProps = SideProps & {
  path: string;
  text: string;
  icon: LucideIcon;
  exact?: boolean;
  mark?: ReactNode;
};

/** Narrow, only the picture is seen; the text then is its tooltip. */
export function SideLine({ narrow, onChosen, path, text, icon: Icon, exact = false, mark }: SideLineProps) {
  return (
    <Link
      to={path}
      className={SIDE_LINE}
      title={narrow === true ? text : undefined}
      activeOptions={{ exact }}
      onClick={onChosen}
    >
      <Icon size={20} aria-hidden="true" className="shrink-0" />
      <span className="wide-only truncate">{text}</span>
      {mark}
    </Link>
  );
}

type SideEntriesProps = SideProps & {
  entries: readonly NavEntry[];
  /** What stands behind an entry: a count. */
  markOf?: (entry: NavEntry) => ReactNode;
};

export function SideEntries({ entries, markOf, ...props }: SideEntriesProps) {
  const t = useT('shell');
  return entries.map((entry) => (
    <SideLine
      key={entry.label}
      {...props}
      path={entry.path}
      text={t(`nav.${entry.label}`)}
      icon={entry.icon}
      exact
      mark={markOf?.(entry)}
    />
  ));
}
