import { exportTeamBets as exportTeamBetsOperation } from '@maidan/contract/agent-reports/export-team-bets.ts';
import { exportTeamPayments as exportTeamPaymentsOperation } from '@maidan/contract/agent-reports/export-team-payments.ts';
import { exportTeamProfit as exportTeamProfitOperation } from '@maidan/contract/agent-reports/export-team-profit.ts';
import { exportTeamRevenue as exportTeamRevenueOperation } from '@maidan/contract/agent-reports/export-team-revenue.ts';
import { getTeamBetTotals as getTeamBetTotalsOperation } from '@maidan/contract/agent-reports/get-team-bet-totals.ts';
import { getTeamOverview as getTeamOverviewOperation } from '@maidan/contract/agent-reports/get-team-overview.ts';
import { getTeamRevenue as getTeamRevenueOperation } from '@maidan/contract/agent-reports/get-team-revenue.ts';
import { listTeamBets as listTeamBetsOperation } from '@maidan/contract/agent-reports/list-team-bets.ts';
import { listTeamLosses as listTeamLossesOperation } from '@maidan/contract/agent-reports/list-team-losses.ts';
import { listTeamPayments as listTeamPaymentsOperation } from '@maidan/contract/agent-reports/list-team-payments.ts';
import { listTeamProfit as listTeamProfitOperation } from '@maidan/contract/agent-reports/list-team-profit.ts';
import { mount, mountCsv } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { exportTeamBets } from './export-team-bets.ts';
import { exportTeamPayments } from './export-team-payments.ts';
import { exportTeamProfit } from './export-team-profit.ts';
import { exportTeamRevenue } from './export-team-revenue.ts';
import { getTeamBetTotals } from './get-team-bet-totals.ts';
import { getTeamOverview } from './get-team-overview.ts';
import { getTeamRevenue } from './get-team-revenue.ts';
import { listTeamBets } from './list-team-bets.ts';
import { listTeamLosses } from './list-team-losses.ts';
import { listTeamPayments } from './list-team-payments.ts';
import { listTeamProfit } from './list-team-profit.ts';

export function mountAgentReports(app: App): void {
  mountCsv(app, exportTeamBetsOperation, exportTeamBets);
  mountCsv(app, exportTeamPaymentsOperation, exportTeamPayments);
  mountCsv(app, exportTeamProfitOperation, exportTeamProfit);
  mountCsv(app, exportTeamRevenueOperation, exportTeamRevenue);
  mount(app, getTeamBetTotalsOperation, getTeamBetTotals);
  mount(app, getTeamOverviewOperation, getTeamOverview);
  mount(app, getTeamRevenueOperation, getTeamRevenue);
  mount(app, listTeamBetsOperation, listTeamBets);
  mount(app, listTeamLossesOperation, listTeamLosses);
  mount(app, listTeamPaymentsOperation, listTeamPayments);
  mount(app, listTeamProfitOperation, listTeamProfit);
}
