import { PICTURE_TYPES, PICTURES_AT_MOST } from '@maidan/contract/upload/picture.ts';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { ImagePlus, ImageOff, RotateCw, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import type { UploadItem, Uploads } from '#lib/pictures/use-uploads.ts';

type UploadFieldProps = { label: string; uploads: Uploads; hint?: string; error?: string | undefined };

/** T17: up to three pictures beside a form, each with its look, its progress and its refusal in plain words. */
export function UploadField({ label, uploads, hint, error }: UploadFieldProps) {
  const t = useT('upload');
  const id = useId();
  const note = error ?? uploads.problem;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={`${id}-rule`}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {hint !== undefined && <p className="text-muted text-sm text-pretty">{hint}</p>}
      {uploads.items.length > 0 && (
        <ul aria-label={t('list')} className="grid grid-cols-3 gap-3">
          {uploads.items.map((item, index) => (
            <Item key={item.key} item={item} number={index + 1} uploads={uploads} />
          ))}
        </ul>
      )}
      {uploads.items.length < PICTURES_AT_MOST && <Chooser uploads={uploads} />}
      <p role="alert" className={clsx('text-loss text-sm', (note ?? '') === '' && 'hidden')}>
        {note}
      </p>
      <p id={`${id}-rule`} className="text-muted text-sm text-pretty">
        {t('rule', { count: PICTURES_AT_MOST })}
      </p>
    </fieldset>
  );
}

function Chooser({ uploads }: { uploads: Uploads }) {
  const t = useT('upload');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    uploads.add([...event.dataTransfer.files]);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('add')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={clsx(
          'text-muted hover:text-text flex min-h-16 w-full cursor-pointer items-center justify-center gap-3 rounded-lg border-2 border-dashed px-4 py-3 transition-colors duration-150',
          over ? 'border-action bg-action/10' : 'border-line',
        )}
      >
        <ImagePlus size={22} aria-hidden="true" />
        <span>
          <span className="text-text font-medium">{t('add')}</span>{' '}
          <span className="hidden sm:inline">{t('drop')}</span>
        </span>
      </button>
    </div>
  );
}

function Item({ item, number, uploads }: { item: UploadItem; number: number; uploads: Uploads }) {
  const t = useT('upload');
  const sending = item.id === null && item.problem === null;
  const percent = Math.round(item.progress * 100);
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <div className="bg-raised relative aspect-square overflow-hidden rounded-lg">
        <Picture
          src={item.preview}
          fallback={
            <span className="text-muted grid size-full place-items-center">
              <ImageOff size={24} aria-hidden="true" />
            </span>
          }
          alt={t('picture', { number })}
          className={clsx('size-full object-cover', sending && 'opacity-55')}
        />
        <span className="bg-surface/85 absolute top-1 right-1 rounded-full">
          <IconButton
            label={t('remove', { number })}
            icon={<X size={18} aria-hidden />}
            onClick={() => uploads.remove(item.key)}
          />
        </span>
        {sending && (
          <progress
            max={100}
            value={percent}
            aria-label={t('picture', { number })}
            className="proof-bar absolute inset-x-0 bottom-0 w-full"
          />
        )}
      </div>
      {item.problem === null ? (
        <p aria-live="polite" className="text-muted truncate text-xs">
          {sending ? t('sending', { percent }) : t('ready')}
        </p>
      ) : (
        <div className="flex items-start gap-1">
          <p role="alert" className="text-loss min-w-0 flex-1 text-xs text-pretty">
            {item.problem}
          </p>
          <IconButton
            label={t('retry', { number })}
            icon={<RotateCw size={16} aria-hidden />}
            onClick={() => uploads.retry(item.key)}
          />
        </div>
      )}
    </li>
  );
}
