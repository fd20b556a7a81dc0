import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import { exportPay } from '@maidan/contract/pay/export-pay.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { OpenPay } from '#features/pay/pay-parts.ts';
import { PayChoices } from '#features/pay/pay-choices.tsx';
import { PayPage } from '#features/pay/pay-page.tsx';
import { readPayChoice, type PayChoice } from '#features/pay/pay-search.ts';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { useToday } from '#lib/records/days/use-today.ts';
import { ExportButton } from '#lib/records/export-button.tsx';
import { changed, rangeOf, readRecordSearch, type SearchChange } from '#features/records/record-search.ts';
import { More, NothingHere, RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';
import { Totals } from '#lib/records/totals.tsx';
import { balanceQuery } from '#features/session/state/session.queries.ts';
import { useConsolidatedFunds } from '#features/agent/agent.queries.ts';
import { callForFile } from '#lib/call/call-file.ts';
import { WithChatTexts } from '#lib/texts/chat-texts.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { WithPayTexts } from '#lib/texts/pay-texts.ts';
import { searchText } from './-search-text.ts';

const PARTS = { Totals, Failed: RecordFailed, Loading: RecordSkeleton, Nothing: NothingHere, More };
const ID = /^[1-9]\d{0,17}$/;
/** AGT-08: which flag says that a contract of this kind runs. */
const FLAG = {
  dividend: 'divtypereq',
  daily: 'dailysalreqtype',
  hourly: 'contracthoursalreq',
  realtime: 'realtimesalreqtype',
} as const satisfies Record<ContractType, string>;

/** What the pages of salaries and dividends share: texts, days and an open row that stand in the address. */
export function PayScreen({ type }: { type: ContractType }) {
  return (
    <WithChatTexts>
      <WithPayTexts>
        <Pay type={type} />
      </WithPayTexts>
    </WithChatTexts>
  );
}

function Pay({ type }: { type: ContractType }) {
  const t = useT('pay');
  const language = useLanguage();
  const today = useToday();
  const raw = useSearch({ strict: false });
  const search = readRecordSearch(raw);
  const row = searchText('row' in raw ? raw.row : undefined);
  const member = searchText('member' in raw ? raw.member : undefined);
  const navigate = useNavigate();
  const { data: balance } = useQuery(balanceQuery());
  const { data: funds } = useConsolidatedFunds();
  const range = rangeOf(search, today);
  const choice = readPayChoice(raw);
  const onDays = (change: SearchChange): void =>
    void navigate({ to: '.', search: { ...changed(search, change), ...choice }, resetScroll: false });
  const onChoice = (next: PayChoice): void =>
    void navigate({ to: '.', search: { ...search, ...next }, resetScroll: false });
  const onOpen = (open: OpenPay | null): void =>
    void navigate({ to: '.', search: { ...search, ...choice, ...open }, resetScroll: false });
  const ask = () => callForFile(exportPay, { ...range, ...choice, type, language });
  return (
    <PayPage
      type={type}
      range={range}
      choice={choice}
      open={ID.test(row) ? { row, ...(ID.test(member) ? { member } : {}) } : undefined}
      onOpen={onOpen}
      onAll={() => void navigate({ to: '.', search: {}, resetScroll: false })}
      isOffered={funds === undefined || funds[FLAG[type]]}
      days={
        <RangeBar range={range} today={today} onRange={onDays} chosen={Object.keys(choice).length}>
          <PayChoices choice={choice} onChoice={onChoice} />
        </RangeBar>
      }
      save={<ExportButton name={`${type}-${range.from}-${range.to}`} ask={ask} />}
      parts={PARTS}
      currencySymbol={balance?.currencySymbol ?? ''}
      contractsLink={
        <Link to="/agentHome/contracts" className={buttonClass('outline')}>
          {t('page.contracts')}
        </Link>
      }
    />
  );
}
