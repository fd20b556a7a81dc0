import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { pictureQuery } from '#lib/pictures/own-pictures.queries.ts';

/** T17: pictures that the reader has sent, small in a row; each opens large. */
export function OwnPictures({ ids }: { ids: readonly string[] }) {
  const t = useT('upload');
  const [shown, setShown] = useState<number | null>(null);
  if (ids.length === 0) return null;
  return (
    <>
      <ul aria-label={t('list')} className="flex flex-wrap gap-2">
        {ids.map((id, index) => (
          <li key={id}>
            <Small id={id} number={index + 1} onOpen={() => setShown(index)} />
          </li>
        ))}
      </ul>
      {shown !== null && <Large ids={ids} index={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </>
  );
}

function Small({ id, number, onOpen }: { id: string; number: number; onOpen: () => void }) {
  const t = useT('upload');
  const { data, isError } = useQuery(pictureQuery(id, 'small'));
  return (
    <button
      type="button"
      aria-label={t('open', { number })}
      aria-haspopup="dialog"
      className="bg-raised text-muted grid size-20 cursor-zoom-in place-items-center overflow-hidden rounded-lg"
      onClick={onOpen}
    >
      {data !== undefined && (
        <Picture
          src={data}
          fallback={<ImageOff size={24} aria-hidden />}
          alt={t('picture', { number })}
          className="size-full object-cover"
        />
      )}
      {data === undefined &&
        (isError ? <ImageOff size={24} aria-hidden /> : <Skeleton className="size-full" />)}
    </button>
  );
}

type LargeProps = {
  ids: readonly string[];
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

function Large({ ids, index, onShow, onClose }: LargeProps) {
  const t = useT('upload');
  const step = (by: number): void => onShow((index + by + ids.length) % ids.length);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  return (
    <Dialog
      title={t('pictureOf', { number: index + 1, count: ids.length })}
      closeLabel={t('close')}
      className="sm:w-[min(56rem,calc(100%-48px))]"
      onClose={onClose}
    >
      {/* The buttons do the same; the arrows are for whoever has a hand on the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="flex flex-1 flex-col gap-3 px-4 pb-4 sm:px-6 sm:pb-6" onKeyDown={onKeyDown}>
        <Whole key={ids[index]} id={ids[index] ?? ''} number={index + 1} />
        {ids.length > 1 && (
          <div className="flex justify-center gap-4">
            <IconButton label={t('previous')} icon={<ChevronLeft />} onClick={() => step(-1)} />
            <IconButton label={t('next')} icon={<ChevronRight />} onClick={() => step(1)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Whole({ id, number }: { id: string; number: number }) {
  const t = useT('upload');
  const { data, error, refetch } = useQuery(pictureQuery(id, 'whole'));
  return (
    <div className="grid min-h-48 flex-1 place-items-center">
      {data !== undefined && (
        <Picture
          src={data}
          fallback={<ImageOff size={32} aria-hidden />}
          alt={t('picture', { number })}
          className="max-h-[72dvh] max-w-full rounded-lg object-contain"
        />
      )}
      {data === undefined && error === null && (
        <output aria-label={t('opening')} className="block w-full">
          <Skeleton className="h-72 w-full rounded-lg" />
        </output>
      )}
      {error !== null && (
        <div role="alert" className="flex flex-col items-center gap-3 text-center">
          <ImageOff size={32} aria-hidden />
          <p>{error.message}</p>
          <Button look="outline" onClick={() => void refetch()}>
            {t('openAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
