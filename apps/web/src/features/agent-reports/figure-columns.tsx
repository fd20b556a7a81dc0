import { parseMoney } from '@maidan/contract/money.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { Amount, Count } from './amount.tsx';
import type { Column } from './report-table.tsx';

type Figures = {
  rounds: number;
  stake: string;
  payout: string;
  net: string;
  deposits: string;
  withdrawals: string;
  bonuses: string;
};

const MONEY = ['stake', 'payout', 'net', 'deposits', 'withdrawals', 'bonuses'] as const;

/** What every report says of play and money, in the same order. */
export function useFigureColumns<Row extends Figures>(symbol: string): Column<Row>[] {
  const t = useT('team');
  return [
    {
      key: 'rounds',
      head: t('figures.rounds'),
      isEmpty: ({ rounds }) => rounds === 0,
      render: ({ rounds }) => <Count of={rounds} />,
    },
    ...MONEY.map((name) => ({
      key: name,
      head: t(`figures.${name}`),
      main: name === 'net',
      isEmpty: (row: Row) => parseMoney(row[name]) === 0n,
      render: (row: Row) => <Amount of={row[name]} symbol={symbol} signed={name === 'net'} />,
    })),
  ];
}
