import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Check, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { workOut } from './captcha-work.ts';
import type { Captcha } from './use-captcha.ts';

/** LOG-05: the picture, its answer, and a way round it for whoever cannot read pictures. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const t = useT('login');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What is missing is where the person goes on.
    if (captcha.error !== undefined) input.current?.focus();
  }, [captcha.error]);
  if (!captcha.shown) return null;
  if (captcha.proof !== '') {
    return (
      <output className="bg-gain/12 text-gain flex min-h-11 items-center gap-2 rounded-lg px-4 py-2 text-sm font-medium">
        <Check size={18} aria-hidden />
        {t('captcha.done')}
      </output>
    );
  }
  return (
    <fieldset className="bg-raised/50 flex flex-col gap-3 rounded-lg p-4">
      <legend className="sr-only">{t('captcha.legend')}</legend>
      <div className="flex items-center gap-2">
        <CaptchaPicture captcha={captcha} />
        <IconButton
          label={t('captcha.refresh')}
          icon={<RefreshCw size={20} aria-hidden />}
          onClick={captcha.renew}
        />
      </div>
      <Field
        ref={input}
        label={t('captcha.label')}
        value={captcha.text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        error={captcha.error}
        onChange={(event) => captcha.setText(event.target.value)}
      />
      <OtherProof key={captcha.picture.data?.id} captcha={captcha} />
    </fieldset>
  );
}

/** Dark signs on a light ground in both themes, as it was drawn. */
function CaptchaPicture({ captcha: { picture } }: { captcha: Captcha }) {
  const t = useT('login');
  if (picture.isError && !picture.isFetching)
    return <p className="text-loss min-h-14 flex-1 text-sm">{t('captcha.failed')}</p>;
  if (picture.data === undefined || picture.isFetching) return <Skeleton className="h-14 w-44 rounded-md" />;
  return (
    <Picture
      src={`data:image/png;base64,${picture.data.image}`}
      fallback={<p className="text-loss min-h-14 flex-1 text-sm">{t('captcha.failed')}</p>}
      alt={t('captcha.picture')}
      className="h-14 w-44 rounded-md bg-[#f7f2e9] object-contain shadow-[0_0_0_1px_var(--color-line)]"
    />
  );
}

/** The machine works the same challenge out; it takes seconds, shows how far it is and can be given up. */
function OtherProof({ captcha }: { captcha: Captcha }) {
  const t = useT('login');
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  const work = captcha.picture.data?.work;
  useEffect(() => () => running.current?.abort(), []);

  const begin = async (): Promise<void> => {
    if (work === undefined) return;
    const control = new AbortController();
    running.current = control;
    setShare(0);
    try {
      captcha.setProof(await workOut(work, { signal: control.signal, onProgress: setShare }));
    } catch (error) {
      if (!control.signal.aborted) throw error;
    }
  };
  const giveUp = (): void => {
    running.current?.abort();
    setShare(null);
  };

  if (share === null) {
    return (
      <Button
        look="quiet"
        size="small"
        className="-mx-2 min-h-11 self-start"
        disabled={work === undefined}
        onClick={() => void begin()}
      >
        {t('captcha.cannotRead')}
      </Button>
    );
  }
  return (
    <div className="flex items-center gap-3" aria-live="polite">
      <div className="flex flex-1 flex-col gap-1.5">
        <span className="text-muted text-sm">{t('captcha.working')}</span>
        <progress className="proof-bar w-full" max={1} value={share} aria-label={t('captcha.working')} />
      </div>
      <Button look="outline" size="small" className="min-h-11" onClick={giveUp}>
        {t('captcha.cancel')}
      </Button>
    </div>
  );
}
