import { exportMovements } from '@maidan/contract/records/export-movements.ts';
import { MOVEMENT_KINDS } from '@maidan/contract/records/record-words.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callForFile } from '#lib/call/call-file.ts';
import { Choice } from '#lib/records/choice.tsx';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { useTimeText } from '#lib/records/days/use-time-text.ts';
import { useToday } from '#lib/records/days/use-today.ts';
import { ExportButton } from '#lib/records/export-button.tsx';
import { PayLink } from '#lib/records/pay-link.tsx';
import { Totals } from '#lib/records/totals.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { accountMovementsQuery, accountStatementQuery } from './account.queries.ts';
import { Amount } from './amount.tsx';
import { ListBody } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';
import { teamRangeOf, type ReportProps } from './team-search.ts';

/** AGT-02, the page `accountDetails`: everything that moved the agent's own balance. */
export function AccountDetailsPage({ search, onSearch, currencySymbol }: ReportProps) {
  const t = useT('team');
  const agent = useT('agent');
  const records = useT('records');
  const timeText = useTimeText();
  const language = useLanguage();
  const today = useToday();
  const kind = search.movement;
  const range = teamRangeOf(search, today);
  const filter = { ...range, language, ...(kind === undefined ? {} : { kind }) };
  const { data: statement } = useQuery(accountStatementQuery({ ...range, language }));
  const list = useInfiniteQuery(accountMovementsQuery(filter));
  const movements = list.data?.pages.flatMap((page) => page.movements) ?? [];
  return (
    <ReportFrame
      page="accountDetails"
      action={
        <ExportButton
          name={`account-${range.from}-${range.to}`}
          ask={() => callForFile(exportMovements, filter)}
        />
      }
    >
      <RangeBar range={range} today={today} onRange={onSearch} chosen={kind === undefined ? 0 : 1}>
        <Choice
          label={records('kind')}
          all={records('anyKind')}
          value={kind}
          options={MOVEMENT_KINDS.map((value) => ({ value, text: records(`kinds.${value}`) }))}
          onChoose={(movement) => onSearch({ movement })}
        />
      </RangeBar>
      <Totals
        currencySymbol={currencySymbol}
        totals={[
          { label: t('account.opening'), amount: statement?.opening },
          { label: t('account.change'), amount: statement?.change, signed: true },
          { label: t('account.closing'), amount: statement?.closing },
          { label: t('figures.transfers'), amount: statement?.transfers, signed: true },
        ]}
      />
      <ListBody
        query={list}
        isEmpty={movements.length === 0}
        onClear={() => onSearch({ from: null, to: null, movement: null })}
      >
        <ReportTable
          caption={agent('page.accountDetails')}
          rows={movements}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'kind',
              head: records('kind'),
              render: ({ kind: what, reversal, pay, source }) => {
                if (pay !== null)
                  return (
                    <PayLink pay={pay} days={range} className="underline-offset-4 hover:underline">
                      {records(`pay.${pay.type}`)}
                    </PayLink>
                  );
                const text = source === 'rebate' ? t('income.rebate') : records(`kinds.${what}`);
                return reversal ? records('takenBack', { what: text }) : text;
              },
            },
            {
              key: 'time',
              head: records('time'),
              words: true,
              render: ({ at }) => <time dateTime={at}>{timeText(at)}</time>,
            },
            {
              key: 'amount',
              head: records('amount'),
              main: true,
              render: ({ amount }) => <Amount of={amount} symbol={currencySymbol} signed />,
            },
            {
              key: 'after',
              head: records('balanceAfter'),
              render: ({ balanceAfter }) => <Amount of={balanceAfter} symbol={currencySymbol} />,
            },
          ]}
        />
      </ListBody>
    </ReportFrame>
  );
}
