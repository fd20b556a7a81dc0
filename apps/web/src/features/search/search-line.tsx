import { digits } from '@maidan/contract/digits.ts';
import { clsx } from 'clsx';
import { ArrowRight, CircleHelp, Clock, FileText } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { SmallPosterFallback } from '#lib/pictures/small-poster-fallback.tsx';
import { MarkedText } from './marked-text.tsx';
import type { SearchOption, SuggestedGame } from './search-options.ts';

type SearchLineProps = {
  id: string;
  option: SearchOption;
  isActive: boolean;
  onPoint: () => void;
  onOpen: (option: SearchOption, press: MouseEvent) => void;
};

/** A line is a link, so that it can be opened in a new tab, and an option of the list the field leads. */
export function SearchLine({ id, option, isActive, onPoint, onOpen }: SearchLineProps) {
  return (
    <a
      id={id}
      // A native option holds neither a picture nor an address.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.href}
      className={clsx(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5',
        isActive && 'bg-raised',
      )}
      onMouseMove={onPoint}
      // The field keeps the focus: the keys go on working after a press.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onOpen(option, event)}
    >
      <LineContent option={option} />
    </a>
  );
}

function LineContent({ option }: { option: SearchOption }) {
  const t = useT('search');
  const lobby = useT('lobby');
  const language = useLanguage();
  switch (option.kind) {
    case 'game':
      return <GameContent game={option.game} />;
    case 'all':
      return (
        <>
          <span className="text-accent grid w-9 place-items-center">
            <ArrowRight size={18} aria-hidden />
          </span>
          <span className="text-accent text-sm font-medium">
            {t('all', { count: digits(option.total, language), category: lobby(`menu.${option.category}`) })}
          </span>
        </>
      );
    case 'vendor':
      return (
        <>
          <span
            aria-hidden="true"
            className="bg-raised-strong grid h-9 w-9 shrink-0 place-items-center rounded-md text-xs font-bold"
          >
            {option.code.slice(0, 2)}
          </span>
          <Name text={option.name} marks={option.marks} />
          <span className="text-muted text-xs tabular-nums">
            {t('gameCount', { count: digits(option.games, language) })}
          </span>
        </>
      );
    default:
      return (
        <>
          <span className="text-muted grid w-9 place-items-center">
            {option.kind === 'help' ? (
              <CircleHelp size={18} aria-hidden />
            ) : (
              <FileText size={18} aria-hidden />
            )}
          </span>
          <Name text={option.name} marks={option.marks} />
        </>
      );
  }
}

function Name({ text, marks }: { text: string; marks: [number, number][] }) {
  return (
    <span className="min-w-0 flex-1 truncate font-medium">
      <MarkedText text={text} marks={marks} />
    </span>
  );
}

function GameContent({ game }: { game: SuggestedGame }) {
  const t = useT('search');
  const { displayName, marks = [], alsoCalled = null } = game;
  return (
    <>
      <Thumbnail url={game.iconUrl} />
      <span className="flex min-w-0 flex-1 flex-col leading-snug">
        <span className="truncate font-medium">
          <MarkedText text={displayName} marks={marks} />
        </span>
        <span className="text-muted truncate text-xs">
          {game.vendorName}
          {alsoCalled !== null && <> · {t('also', { name: alsoCalled })}</>}
        </span>
      </span>
      {!game.open && (
        <span className="text-accent flex shrink-0 items-center gap-1 text-xs font-medium">
          <Clock size={12} aria-hidden />
          {t(game.maintenance === true ? 'resting' : 'soon')}
        </span>
      )}
    </>
  );
}

/** Without its picture the line keeps the picture's place. */
function Thumbnail({ url }: { url: string }) {
  return (
    <span className="bg-raised-strong h-12 w-9 shrink-0 overflow-hidden rounded-md">
      <Picture
        src={url}
        fallback={<SmallPosterFallback />}
        width={36}
        height={48}
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  );
}
