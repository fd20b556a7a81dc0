import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const PAGES = {
  dividend: '/agentHome/agentDividendRecordCopy2',
  daily: '/agentHome/agentDailyWages2',
  hourly: '/agentHome/agentHourSalary',
  realtime: '/agentHome/agentRealtimeSalary',
} as const satisfies Record<ContractType, string>;

type PayLinkProps = {
  pay: { type: ContractType; id: string };
  /** The days of the page it is pressed on. */
  days: { from?: string | undefined; to?: string | undefined };
  className: string;
  children: ReactNode;
};

/** AGT-07: to what a salary or dividend was reckoned from. */
export function PayLink({ pay: { type, id }, days: { from, to }, className, children }: PayLinkProps) {
  const range = from === undefined || to === undefined ? {} : { from, to };
  return (
    <Link to={PAGES[type]} search={{ ...range, row: id }} className={className}>
      {children}
    </Link>
  );
}
