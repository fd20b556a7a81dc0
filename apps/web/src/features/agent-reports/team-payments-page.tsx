import { exportTeamPayments } from '@maidan/contract/agent-reports/export-team-payments.ts';
import { PAYMENT_KINDS } from '@maidan/contract/agent-reports/team-figures.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callForFile } from '#lib/call/call-file.ts';
import { Choice } from '#lib/records/choice.tsx';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { useTimeText } from '#lib/records/days/use-time-text.ts';
import { useToday } from '#lib/records/days/use-today.ts';
import { ExportButton } from '#lib/records/export-button.tsx';
import { Totals } from '#lib/records/totals.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { teamPaymentsQuery, type Payment } from './agent-reports.queries.ts';
import { Amount } from './amount.tsx';
import { isNobody } from './is-nobody.ts';
import { MemberField } from './member-field.tsx';
import { MemberLink } from './member-name.tsx';
import { ListBody } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';
import { teamRangeOf, type ReportProps } from './team-search.ts';

const TOTALS = { deposit: 'deposits', withdrawal: 'withdrawals', transfer: 'transfers' } as const;

/** AGT-01, the page `agentDownlineTransactionDetailsCopy`: what went in, out and between, newest first. */
export function TeamPaymentsPage({ search, onSearch, currencySymbol }: ReportProps) {
  const t = useT('team');
  const records = useT('records');
  const language = useLanguage();
  const today = useToday();
  const range = teamRangeOf(search, today);
  const { kind, member, username } = search;
  const filter = {
    ...range,
    language,
    ...(kind === undefined ? {} : { kind }),
    ...(member === undefined ? {} : { member }),
    ...(username === undefined ? {} : { username }),
  };
  const list = useInfiniteQuery(teamPaymentsQuery(filter));
  const first = list.data?.pages[0];
  const payments = list.data?.pages.flatMap((page) => page.payments) ?? [];
  return (
    <ReportFrame
      page="agentDownlineTransactionDetailsCopy"
      countedAt={first?.countedAt}
      action={
        <ExportButton
          name={`team-payments-${range.from}-${range.to}`}
          ask={() => callForFile(exportTeamPayments, filter)}
        />
      }
    >
      <RangeBar
        range={range}
        today={today}
        onRange={onSearch}
        chosen={[kind, member ?? username].filter((one) => one !== undefined).length}
      >
        <MemberField search={search} onSearch={onSearch} shown={first?.member?.name} />
        <Choice
          label={records('kind')}
          all={records('anyKind')}
          value={kind}
          options={PAYMENT_KINDS.map((value) => ({ value, text: records(`kinds.${value}`) }))}
          onChoose={(chosen) => onSearch({ kind: chosen })}
        />
      </RangeBar>
      {!isNobody(list.error) && (
        <Totals
          currencySymbol={currencySymbol}
          totals={PAYMENT_KINDS.filter((one) => kind === undefined || kind === one).map((one) => ({
            label: t(`figures.${TOTALS[one]}`),
            amount: first?.totals?.[TOTALS[one]],
            signed: one === 'transfer',
          }))}
        />
      )}
      <ListBody
        query={list}
        isEmpty={payments.length === 0}
        onClear={() => onSearch({ from: null, to: null, kind: null, member: null, username: null })}
      >
        <Payments payments={payments} search={search} currencySymbol={currencySymbol} />
      </ListBody>
    </ReportFrame>
  );
}

type PaymentsProps = Pick<ReportProps, 'search' | 'currencySymbol'> & { payments: readonly Payment[] };

function Payments({ payments, search, currencySymbol }: PaymentsProps) {
  const t = useT('team');
  const agent = useT('agent');
  const records = useT('records');
  const timeText = useTimeText();
  return (
    <ReportTable
      caption={agent('page.agentDownlineTransactionDetailsCopy')}
      rows={payments}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'member',
          head: t('member'),
          render: ({ member }) => <MemberLink member={member} search={search} />,
        },
        { key: 'kind', head: records('kind'), words: true, render: ({ kind }) => records(`kinds.${kind}`) },
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
      ]}
    />
  );
}
