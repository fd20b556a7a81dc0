import { BREAK_LENGTHS } from '@maidan/contract/protection/protection.ts';
import type { BreakLength, Protection } from '@maidan/contract/protection/protection.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { useStartBreak } from './protection.mutations.ts';
import { useMoment } from '#lib/texts/use-member-words.ts';

/** R2: a pause or an exclusion, one press and one look away; nobody is asked why. */
export function BreakCard({ state, onBegun }: { state: Protection; onBegun: () => void }) {
  const t = useT('protection');
  const moment = useMoment('numeric');
  const [length, setLength] = useState<BreakLength>('24h');
  const [sure, setSure] = useState(false);
  const { break: now } = state;
  return (
    <Panel id="break" icon={<Hourglass size={22} />} title={t('break.title')} text={t('break.text')}>
      {now !== null && (
        <p className="bg-action/14 rounded-lg px-4 py-3 text-pretty">
          {now.until === null
            ? t(now.kind === 'closed' ? 'away.closed' : 'break.onForever')
            : t('break.on', { until: moment(now.until) })}
        </p>
      )}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">{t('break.length')}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {BREAK_LENGTHS.map((choice) => (
            <label
              key={choice}
              className="has-checked:bg-action/14 has-checked:text-text bg-raised text-muted flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 text-sm font-medium"
            >
              <input
                type="radio"
                name="break-length"
                className="radio"
                checked={length === choice}
                onChange={() => setLength(choice)}
              />
              {t(`break.lengths.${choice}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Button look="outline" className="self-start" onClick={() => setSure(true)}>
        {t(now === null || now.kind === 'closed' ? 'break.start' : 'break.extend')}
      </Button>
      {sure && <SureDialog length={length} onBegun={onBegun} onClose={() => setSure(false)} />}
    </Panel>
  );
}

type SureProps = { length: BreakLength; onBegun: () => void; onClose: () => void };

function SureDialog({ length, onBegun, onClose }: SureProps) {
  const t = useT('protection');
  const start = useStartBreak();
  const press = (): void => {
    if (start.isPending) return;
    start.mutate(
      { length },
      {
        onSuccess: () => {
          onClose();
          onBegun();
        },
      },
    );
  };
  return (
    <Dialog
      title={t('break.sureTitle', { length: t(`break.lengths.${length}`) })}
      closeLabel={t('close')}
      shape="box"
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 px-6 pb-6">
        <ul className="text-muted flex list-disc flex-col gap-2 pl-5 text-pretty">
          <li>{t('break.stops')}</li>
          <li>{t('break.goesOn')}</li>
          <li>{t('break.final')}</li>
        </ul>
        <DialogFooter problem={start.error?.message}>
          <Button look="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button pending={start.isPending} onClick={press}>
            {t('break.begin')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
