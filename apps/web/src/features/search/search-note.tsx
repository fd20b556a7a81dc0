import { Button } from '@maidan/ui/button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { RotateCw, SearchX, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';

/** No answer, and what to do about it. */
export function SearchFailed({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
  const t = useT('search');
  return (
    <Note
      icon={offline ? <WifiOff size={24} aria-hidden /> : <RotateCw size={24} aria-hidden />}
      title={t(offline ? 'offline' : 'failed')}
      text={t(offline ? 'offlineText' : 'failedText')}
    >
      {!offline && (
        <Button look="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Note>
  );
}

export function NothingFound({ text, hasSuggestions }: { text: string; hasSuggestions: boolean }) {
  const t = useT('search');
  return (
    <Note
      icon={<SearchX size={24} aria-hidden />}
      title={t('nothing', { text })}
      text={t(hasSuggestions ? 'nothingHint' : 'nothingHintOnly')}
    />
  );
}

type NoteProps = { icon: ReactNode; title: string; text: string; children?: ReactNode };

function Note({ icon, title, text, children }: NoteProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 pt-8 pb-4 text-center">
      <span className="bg-raised text-muted mb-1 grid size-12 place-items-center rounded-full">{icon}</span>
      <p className="max-w-full font-semibold wrap-anywhere">{title}</p>
      <p className="text-muted text-sm text-pretty">{text}</p>
      {children}
    </div>
  );
}

/** Lines in the shape of those that come. */
export function SearchLoading() {
  return (
    <div className="flex flex-col gap-1 px-6 pt-10" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((line) => (
        <div key={line} className="flex min-h-15 items-center gap-3">
          <Skeleton className="h-12 w-9 shrink-0" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-1/4" />
          </span>
        </div>
      ))}
    </div>
  );
}
