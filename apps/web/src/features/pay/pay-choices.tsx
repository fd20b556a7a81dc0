import { PAY_STATES } from '@maidan/contract/pay/pay-row.ts';
import { Choice } from '#lib/records/choice.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import type { PayChoice } from './pay-search.ts';

type PayChoicesProps = { choice: PayChoice; onChoice: (choice: PayChoice) => void };

/** Slots by whether they are paid, and those that changed late. */
export function PayChoices({ choice: { state, late }, onChoice }: PayChoicesProps) {
  const t = useT('pay');
  return (
    <>
      <Choice
        label={t('columns.state')}
        all={t('filters.anyState')}
        value={state}
        options={PAY_STATES.map((value) => ({ value, text: t(`payState.${value}`) }))}
        onChoose={(chosen) =>
          onChoice({ ...(chosen === null ? {} : { state: chosen }), ...(late === undefined ? {} : { late }) })
        }
      />
      <Choice
        label={t('filters.late')}
        all={t('filters.allSlots')}
        value={late}
        options={[{ value: 'only', text: t('filters.lateOnly') }]}
        onChoose={(chosen) =>
          onChoice({
            ...(state === undefined ? {} : { state }),
            ...(chosen === null ? {} : { late: chosen }),
          })
        }
      />
    </>
  );
}
