import {
  FEEDBACK_LONGEST,
  FEEDBACK_SHORTEST,
  FEEDBACK_TYPES,
  type FeedbackType,
} from '@maidan/contract/feedback/feedback.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useOperationId } from '#lib/call/use-operation-id.ts';
import { UploadField } from '#lib/pictures/upload-field.tsx';
import { useUploads } from '#lib/pictures/use-uploads.ts';
import { useSendFeedback } from './feedback.mutations.ts';

const BOX =
  'bg-ground w-full rounded-lg px-4 text-base shadow-[inset_0_0_0_1px_var(--color-line)] focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)] focus-visible:outline-none';

/** MEM-13: type, content and up to three pictures. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const t = useT('feedback');
  const [type, setType] = useState<FeedbackType>('deposit');
  const [content, setContent] = useState('');
  const [tried, setTried] = useState(false);
  // One question, one id, however often it has to be sent; another text is another question.
  const operationId = useOperationId('page');
  const uploads = useUploads();
  const send = useSendFeedback();
  const said = content.trim();
  const isShort = said.length < FEEDBACK_SHORTEST;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isShort || uploads.busy || send.isPending) return;
    send.mutate(
      { operationId: operationId.of(`${type} ${said}`), type, content: said, pictures: uploads.ids },
      {
        onSuccess: () => {
          operationId.done(`${type} ${said}`);
          onSent();
        },
      },
    );
  };
  return (
    <section className="bg-surface shadow-low rounded-2xl p-5 sm:p-6">
      <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
        <h2 className="text-lg font-semibold">{t('form.title')}</h2>
        <TypeChoice value={type} onChoose={setType} />
        <Content value={content} onChange={setContent} wrong={tried && isShort} />
        <UploadField
          label={t('form.pictures')}
          uploads={uploads}
          error={tried && uploads.busy ? t('form.wait') : undefined}
        />
        <Problem text={send.error?.message} />
        <Button
          type="submit"
          size="large"
          block
          pending={send.isPending}
          aria-label={send.isPending ? t('form.sending') : undefined}
        >
          {t('form.send')}
        </Button>
      </form>
    </section>
  );
}

function TypeChoice({ value, onChoose }: { value: FeedbackType; onChoose: (type: FeedbackType) => void }) {
  const t = useT('feedback');
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('form.type')}
      </label>
      <select
        id={id}
        value={value}
        className={clsx(BOX, 'h-12 pr-10')}
        onChange={({ target }) => onChoose(FEEDBACK_TYPES.find((type) => type === target.value) ?? 'other')}
      >
        {FEEDBACK_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`type.${type}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

type ContentProps = { value: string; onChange: (text: string) => void; wrong: boolean };

function Content({ value, onChange, wrong }: ContentProps) {
  const t = useT('feedback');
  const id = useId();
  const bounds = { shortest: FEEDBACK_SHORTEST, longest: FEEDBACK_LONGEST };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('form.content')}
      </label>
      <textarea
        id={id}
        rows={5}
        value={value}
        maxLength={FEEDBACK_LONGEST}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-note`}
        className={clsx(BOX, 'py-3', wrong && 'shadow-[inset_0_0_0_1px_var(--color-loss)]')}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`} className="flex flex-wrap justify-between gap-x-4 text-sm">
        {wrong ? (
          <span role="alert" className="text-loss">
            {t('form.contentInvalid', bounds)}
          </span>
        ) : (
          <span className="text-muted">{t('form.contentHint', bounds)}</span>
        )}
        <span className="text-muted tabular-nums">
          {t('form.left', { count: FEEDBACK_LONGEST - value.length })}
        </span>
      </p>
    </div>
  );
}
