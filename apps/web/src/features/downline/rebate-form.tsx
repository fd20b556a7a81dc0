import { readPercent } from '@maidan/contract/typed/number.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { useSetDownlineRebate } from './downline.mutations.ts';
import type { MemberPage } from './downline.queries.ts';
import { rateText, typedRate } from './rate.ts';

/** AGT-09: between what is below and the own; nobody but the agent directly above changes it. */
export function RebateForm({ page: { member, rebateBounds } }: { page: MemberPage }) {
  const t = useT('downline');
  const language = useLanguage();
  const [typed, setTyped] = useState(typedRate(member.rebate));
  const [tried, setTried] = useState(false);
  const change = useSetDownlineRebate();
  if (rebateBounds === null)
    return (
      <Panel title={t('member.rebate')} text={t('member.rebateOnly')}>
        <p className="text-2xl font-bold tabular-nums">{rateText(member.rebate, language)}</p>
      </Panel>
    );
  const bounds = {
    lowest: rateText(rebateBounds.lowest, language),
    highest: rateText(rebateBounds.highest, language),
  };
  const rebate = readPercent(typed);
  const wrong = rebate === null || rebate < rebateBounds.lowest || rebate > rebateBounds.highest;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (wrong || change.isPending) return;
    change.mutate(
      { id: member.id, rebate, was: member.rebate },
      { onSuccess: () => showToast(t('member.rebateDone', { rate: rateText(rebate, language) })) },
    );
  };
  return (
    <Panel title={t('member.rebate')} text={t('member.rebateText')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        <Field
          label={t('member.rebateField')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          value={typed}
          hint={t('member.rebateHint', bounds)}
          error={tried && wrong ? t('member.rebateInvalid', bounds) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Problem text={change.error?.message} />
        <Button
          type="submit"
          look="outline"
          className="self-start"
          pending={change.isPending}
          aria-label={change.isPending ? t('member.rebateSaving') : undefined}
        >
          {t('member.rebateSave')}
        </Button>
      </form>
    </Panel>
  );
}
