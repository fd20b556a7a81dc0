import type { RequestOf } from '@maidan/contract/operation.ts';
import { PARTNER_SHAPES } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { startVendorRun } from '@maidan/contract/vendor-simulator/start-vendor-run.ts';
import { MOST_COPIES, VENDOR_SCENARIOS } from '@maidan/contract/vendor-simulator/vendor-run.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { useStartVendorRun } from './vendor-simulator.mutations.ts';
import type { VendorSimulator } from './vendor-simulator.queries.ts';

type Form = RequestOf<typeof startVendorRun>;

const STAKES = ['1.00', '10.00', '100.00'];
const LATE_SECONDS = [0, 1, 3, 10];
const COPIES = Array.from({ length: MOST_COPIES }, (_, index) => index + 1);
const SWITCHES = ['reorder', 'rollbackFirst', 'dropReply', 'garble', 'wrongSignature'] as const;

/** Several things at once, so that a first press shows something. */
const FIRST = {
  shape: 'ours',
  scenario: 'won-round',
  stake: '10.00',
  faults: { copies: 3, lateSeconds: 0, reorder: true },
} as const;

type RunFormProps = {
  players: VendorSimulator['players'];
  running: boolean;
  onStarted: (trace: string) => void;
};

export function RunForm({ players, running, onStarted }: RunFormProps) {
  const t = useT('simulator');
  const first = players[0]?.username ?? '';
  const { form, pending, onSubmit } = useCallForm<Form, { traceId: string }>(
    {
      operation: startVendorRun,
      defaultValues: { ...FIRST, player: first },
      onDone: ({ traceId }) => onStarted(traceId),
    },
    useStartVendorRun(),
  );
  const number = { valueAsNumber: true } as const;
  return (
    <Panel title={t('form.title')}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <Select label={t('form.shape')} defaultValue={FIRST.shape} {...form.register('shape')}>
          {PARTNER_SHAPES.map((shape) => (
            <option key={shape} value={shape}>
              {t(`form.shapes.${shape}`)}
            </option>
          ))}
        </Select>
        <Select label={t('form.player')} defaultValue={first} {...form.register('player')}>
          {players.map(({ username, own }) => (
            <option key={username} value={username}>
              {own ? t('form.own', { username }) : username}
            </option>
          ))}
        </Select>
        <Select label={t('form.scenario')} defaultValue={FIRST.scenario} {...form.register('scenario')}>
          {VENDOR_SCENARIOS.map((scenario) => (
            <option key={scenario} value={scenario}>
              {t(`form.scenarios.${scenario}`)}
            </option>
          ))}
        </Select>
        <Select label={t('form.stake')} defaultValue={FIRST.stake} {...form.register('stake')}>
          {STAKES.map((stake) => (
            <option key={stake} value={stake}>
              {stake}
            </option>
          ))}
        </Select>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">{t('form.faults')}</legend>
          <Select
            label={t('form.copies')}
            defaultValue={FIRST.faults.copies}
            {...form.register('faults.copies', number)}
          >
            {COPIES.map((count) => (
              <option key={count} value={count}>
                {t('form.copiesOf', { count })}
              </option>
            ))}
          </Select>
          <Select
            label={t('form.late')}
            defaultValue={FIRST.faults.lateSeconds}
            {...form.register('faults.lateSeconds', number)}
          >
            {LATE_SECONDS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t('form.lateBy', { seconds })}
              </option>
            ))}
          </Select>
          <div className="flex flex-col">
            {SWITCHES.map((fault) => (
              <label key={fault} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  className="accent-action size-5"
                  {...form.register(`faults.${fault}`)}
                />
                {t(`form.${fault}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <Problem text={form.formState.errors.root?.message} />
        <Button type="submit" size="large" block pending={pending || running}>
          {t(pending || running ? 'form.sending' : 'form.send')}
        </Button>
      </form>
    </Panel>
  );
}

function Select({ label, ...select }: { label: string } & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="bg-ground focus-visible:outline-focus h-12 w-full rounded-lg pr-9 pl-3 text-ellipsis shadow-[inset_0_0_0_1px_var(--color-line)]"
      />
    </div>
  );
}
