import { APPLICATION_LONGEST } from '@maidan/contract/rewards/promotions/promotion-words.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { showToast } from '#lib/overlays/toast-store.ts';
import { UploadField } from '#lib/pictures/upload-field.tsx';
import { useUploads } from '#lib/pictures/use-uploads.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useApplyForPromotion } from './promotions.mutations.ts';

const BOX =
  'bg-ground w-full rounded-lg px-4 py-3 text-base shadow-[inset_0_0_0_1px_var(--color-line)] focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)] focus-visible:outline-none';

/** PRO-02: a comment of 1 to 140 letters and up to three pictures; what was typed stays when it does not go through. */
export function ApplicationForm({ code }: { code: string }) {
  const t = useT('promotions');
  const id = useId();
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  const uploads = useUploads();
  const send = useApplyForPromotion();
  const isMissing = tried && comment.trim() === '';
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (comment.trim() === '' || uploads.busy || send.isPending) return;
    send.mutate(
      { code, comment: comment.trim(), pictures: uploads.ids },
      { onSuccess: () => showToast(t('apply.sent'), 'gain') },
    );
  };
  return (
    <form noValidate aria-label={t('apply.title')} className="flex flex-col gap-4" onSubmit={onSubmit}>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {t('apply.comment')}
        </label>
        <textarea
          id={id}
          rows={3}
          value={comment}
          maxLength={APPLICATION_LONGEST}
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-note`}
          className={clsx(BOX, isMissing && 'shadow-[inset_0_0_0_1px_var(--color-loss)]')}
          onChange={({ target }) => setComment(target.value)}
        />
        <p id={`${id}-note`} className="flex flex-wrap justify-between gap-x-4 text-sm">
          {isMissing ? (
            <span role="alert" className="text-loss">
              {t('apply.missing', { longest: APPLICATION_LONGEST })}
            </span>
          ) : (
            <span className="text-muted">{t('apply.hint', { longest: APPLICATION_LONGEST })}</span>
          )}
          <span className="text-muted tabular-nums">
            {t('apply.left', { count: APPLICATION_LONGEST - comment.length })}
          </span>
        </p>
      </div>
      <UploadField
        label={t('apply.pictures')}
        uploads={uploads}
        error={tried && uploads.busy ? t('apply.wait') : undefined}
      />
      <Problem text={send.error?.message} />
      <Button
        type="submit"
        className="self-start"
        pending={send.isPending}
        aria-label={send.isPending ? t('apply.sending') : undefined}
      >
        {t('apply.send')}
      </Button>
    </form>
  );
}
