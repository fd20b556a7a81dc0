import { PICTURE_TYPES } from '@maidan/contract/upload/picture.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, ImageUp, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { useSetIcon } from './profile.mutations.ts';
import { iconQuery } from './profile.queries.ts';

/** HDR-05: the drawn pictures, and the way to one's own. */
export function IconChoice() {
  const t = useT('settings');
  const { data, isError, refetch } = useQuery(iconQuery());
  const { mutate, isPending, isSuccess, error, variables } = useSetIcon();
  const file = useRef<HTMLInputElement>(null);
  const underWay = isPending && !(variables instanceof File) ? variables.drawn : undefined;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('profile.pictures')}</legend>
      {isError && data === undefined ? (
        <p className="text-muted flex flex-wrap items-center gap-3 text-sm">
          {t('profile.failed')}
          <Button look="outline" size="small" onClick={() => void refetch()}>
            {t('profile.retry')}
          </Button>
        </p>
      ) : (
        <div className="grid max-w-xl grid-cols-4 justify-items-center gap-3 sm:grid-cols-8">
          {data === undefined
            ? Array.from({ length: 16 }, (_, index) => (
                <Skeleton key={index} className="size-14 rounded-full" />
              ))
            : data.choices.map(({ name, iconUrl }) => (
                <Drawn
                  key={name}
                  label={t('profile.wear', { name: t(`profile.drawn.${name}`) })}
                  iconUrl={iconUrl}
                  worn={data.drawn === name}
                  pending={underWay === name}
                  onChoose={() => mutate({ drawn: name })}
                />
              ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={file}
          type="file"
          hidden
          accept={PICTURE_TYPES.join(',')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) mutate(chosen);
            target.value = '';
          }}
        />
        <Button
          look="outline"
          pending={isPending && variables instanceof File}
          onClick={() => file.current?.click()}
        >
          <ImageUp size={18} aria-hidden="true" />
          {t('profile.own')}
        </Button>
        <span className="text-muted text-sm">{t('profile.ownHint')}</span>
      </div>
      <output
        className={clsx('text-sm font-medium empty:hidden', error === null ? 'text-gain' : 'text-loss')}
      >
        {isPending && variables instanceof File && t('profile.sending')}
        {isSuccess && t('profile.worn')}
        {error?.message}
      </output>
    </fieldset>
  );
}

type DrawnProps = { label: string; iconUrl: string; worn: boolean; pending: boolean; onChoose: () => void };

function Drawn({ label, iconUrl, worn, pending, onChoose }: DrawnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={worn}
      aria-busy={pending || undefined}
      className={clsx(
        'bg-raised relative size-14 cursor-pointer rounded-full transition-transform duration-150 hover:scale-105',
        worn && 'ring-action ring-offset-surface ring-3 ring-offset-2',
        pending && 'opacity-60',
      )}
      onClick={onChoose}
    >
      <Picture
        src={iconUrl}
        fallback={
          <span className="bg-raised-strong text-muted grid size-full place-items-center rounded-full">
            <UserRound size={26} aria-hidden="true" />
          </span>
        }
        width={56}
        height={56}
        loading="lazy"
        className="size-full rounded-full"
      />
      {worn && (
        <span className="bg-action text-on-action absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full">
          <Check size={14} strokeWidth={3} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}
