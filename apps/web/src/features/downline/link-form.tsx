import type { RequestOf } from '@maidan/contract/operation.ts';
import { readPercent } from '@maidan/contract/typed/number.ts';
import type { createInvitationLink } from '@maidan/contract/invitation/create-invitation-link.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useCreateInvitationLink } from './downline.mutations.ts';
import { rateText } from './rate.ts';

type Days = RequestOf<typeof createInvitationLink>['days'];
const DAYS: readonly { value: Days; name: 'day7' | 'day30' | 'day90' | 'never' }[] = [
  { value: '7', name: 'day7' },
  { value: '30', name: 'day30' },
  { value: '90', name: 'day90' },
  { value: 'never', name: 'never' },
];
const LONGEST_CHANNEL = 40;

/** What a link says stays as it is, so everything about it is chosen here. */
export function LinkForm({ highest: most }: { highest: number }) {
  const t = useT('downline');
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState({ channel: '', rate: '0.00', days: 'never' as Days });
  const [tried, setTried] = useState(false);
  const create = useCreateInvitationLink();
  const highest = rateText(most, language);
  const channel = typed.channel.trim();
  const rebate = readPercent(typed.rate);
  const wrongRate = rebate === null || rebate > most;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (channel === '' || wrongRate || create.isPending) return;
    create.mutate(
      { channel, rebate, days: typed.days },
      {
        onSuccess: () => {
          setTyped({ ...typed, channel: '' });
          setTried(false);
        },
      },
    );
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem_9rem]">
        <Field
          label={t('register.links.channel')}
          autoComplete="off"
          maxLength={LONGEST_CHANNEL}
          value={typed.channel}
          hint={t('register.links.channelHint')}
          error={tried && channel === '' ? t('register.links.channelInvalid') : undefined}
          onChange={({ target }) => setTyped({ ...typed, channel: target.value })}
        />
        <Field
          label={t('register.open.rebate')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          value={typed.rate}
          hint={t('register.open.rebateHint', { highest })}
          error={tried && wrongRate ? t('register.open.rebateInvalid', { highest }) : undefined}
          onChange={({ target }) => setTyped({ ...typed, rate: target.value })}
        />
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {t('register.links.days')}
          </label>
          <select
            id={id}
            value={typed.days}
            className="bg-ground focus-visible:outline-focus h-12 rounded-lg px-3 pr-8 shadow-[inset_0_0_0_1px_var(--color-line)]"
            onChange={({ target }) =>
              setTyped({ ...typed, days: DAYS.find(({ value }) => value === target.value)?.value ?? 'never' })
            }
          >
            {DAYS.map(({ value, name }) => (
              <option key={value} value={value}>
                {t(`register.links.${name}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Problem text={create.error?.message} />
      <Button
        type="submit"
        className="sm:self-start"
        pending={create.isPending}
        aria-label={create.isPending ? t('register.links.creating') : undefined}
      >
        {t('register.links.create')}
      </Button>
    </form>
  );
}
