import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackList } from './feedback-list.tsx';

/** MEM-13: a question, and every answer. */
export function FeedbackPage() {
  const t = useT('feedback');
  const [written, setWritten] = useState(0);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted text-pretty">{t('intro')}</p>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {/* After each question the form is made anew, with its pictures. */}
        <FeedbackForm
          key={written}
          onSent={() => {
            setWritten(written + 1);
            showToast(t('form.sent'), 'gain');
          }}
        />
        <FeedbackList />
      </div>
    </div>
  );
}
