import { Button } from '@maidan/ui/button.tsx';
import { Link, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { WithMeasuringTexts } from '#lib/texts/measuring-texts.ts';
import { measurePage, startMeasuring, stopMeasuring } from '#lib/measuring/measure.ts';
import { chooseMeasuring, useMeasuringChoice } from '#lib/measuring/measuring-choice.ts';
import { measuredPath } from './measured-path.ts';

/** SET-01: where the operator measures visits, every visitor is asked first; without a yes nothing is loaded. */
export function Measuring({ id }: { id: string }) {
  const choice = useMeasuringChoice();
  const path = useMatches({ select: measuredPath });
  useEffect(() => {
    if (choice === 'yes') startMeasuring(id);
    if (choice === 'no') stopMeasuring(id);
  }, [choice, id]);
  useEffect(() => {
    if (choice === 'yes') measurePage(path);
  }, [choice, path]);
  if (choice !== '') return null;
  return (
    <WithMeasuringTexts>
      <Question />
    </WithMeasuringTexts>
  );
}

/** Both answers look alike and cost one press. */
function Question() {
  const t = useT('measuring');
  return (
    <section
      aria-label={t('title')}
      className="bg-raised text-text shadow-lift fixed inset-x-3 bottom-[calc(var(--height-bottom-bar)+12px)] z-30 mx-auto flex max-w-3xl flex-col gap-3 rounded-xl p-4 sm:flex-row sm:items-center sm:gap-5 lg:bottom-4"
    >
      <p className="flex-1 text-sm text-pretty">
        {t('question')}{' '}
        <Link
          to="/help"
          hash="privacy"
          className="text-accent whitespace-nowrap underline underline-offset-4"
        >
          {t('more')}
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button look="outline" className="bg-raised-strong" onClick={() => chooseMeasuring('no')}>
          {t('no')}
        </Button>
        <Button look="outline" className="bg-raised-strong" onClick={() => chooseMeasuring('yes')}>
          {t('yes')}
        </Button>
      </div>
    </section>
  );
}

/** In the footer: what was chosen can be chosen otherwise at any time. */
export function MeasuringSwitch() {
  return (
    <WithMeasuringTexts>
      <Switch />
    </WithMeasuringTexts>
  );
}

function Switch() {
  const t = useT('measuring');
  const choice = useMeasuringChoice();
  const measured = choice === 'yes';
  return (
    <p className="text-muted flex flex-wrap items-center gap-x-3 text-sm">
      {t(measured ? 'state-on' : 'state-off')}
      <button
        type="button"
        className="text-accent min-h-9 cursor-pointer underline underline-offset-4"
        onClick={() => chooseMeasuring(measured ? 'no' : 'yes')}
      >
        {t(measured ? 'turn-off' : 'turn-on')}
      </button>
    </p>
  );
}
