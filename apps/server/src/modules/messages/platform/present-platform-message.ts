import { digits } from '@maidan/contract/digits.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type {
  PlatformMessage,
  PlatformMessageKind,
} from '@maidan/contract/messages/platform/platform-message.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { fill, textsIn } from '#locales/texts.ts';
import type { PlatformMessageRow } from '../platform-message.store.ts';

type Reader = { language: Language; currencySymbol: string };
type ToldKind = Exclude<PlatformMessageKind, 'house'>;

const LINKS: Readonly<Record<ToldKind, PlatformMessage['link']>> = {
  'withdrawal-paid': '/member/withdraw',
  'withdrawal-rejected': '/member/withdraw',
  'withdrawal-failed': '/member/withdraw',
  'withdrawal-refunded': '/member/transactionHistory',
  'deposit-credited': '/member/transactionHistory',
  'feedback-answered': '/member/feedback',
  'vip-reached': '/member/vip',
  'transfer-received': '/member/transactionHistory',
  'dividend-paid': '/agentHome/agentDividendRecordCopy2',
  'daily-paid': '/agentHome/agentDailyWages2',
  'hourly-paid': '/agentHome/agentHourSalary',
  'realtime-paid': '/agentHome/agentRealtimeSalary',
  'contract-offered': '/agentHome/contracts',
  'contract-accepted': '/agentHome/contracts',
  'contract-rejected': '/agentHome/contracts',
  'contract-withdrawn': '/agentHome/contracts',
  'contract-lapsed': '/agentHome/contracts',
  'contract-ended': '/agentHome/contracts',
};

/** Words of the house as they were written; of everything else in the language of whoever reads, whenever it happened. */
export function presentPlatformMessage(row: PlatformMessageRow, reader: Reader): PlatformMessage {
  const { id, kind, title, content, sentAt, read } = row;
  const rest = { id: id.toString(), kind, sentAt: sentAt.toISOString(), read };
  if (kind === 'house') {
    if (title === null || content === null) throw new Error(`message ${id} has no words`);
    return {
      ...rest,
      title: textIn(title, reader.language),
      content: textIn(content, reader.language),
      link: null,
    };
  }
  const texts = textsIn(reader.language).told[kind];
  return {
    ...rest,
    title: texts.title,
    content: `<p>${escaped(fill(texts.text, factsOf(row, reader)))}</p>`,
    link: LINKS[kind],
  };
}

const factsOf = (row: PlatformMessageRow, reader: Reader) => ({
  amount: amountOf(row, reader),
  ...rankOf(row, reader),
  ...contractOf(row, reader),
  code: row.facts.code ?? '',
});

function amountOf({ facts }: PlatformMessageRow, { language, currencySymbol }: Reader): string {
  if (facts.amount === undefined) return '';
  return displayMoney(minor(BigInt(facts.amount)), currencySymbol, language);
}

/** HDR-06: a rank as it was called when it was reached. */
function rankOf({ facts: { name, level } }: PlatformMessageRow, { language }: Reader) {
  return {
    rank: name === undefined ? '' : textIn(name, language),
    level: level === undefined ? '' : digits(level, language),
  };
}

/** AGT-05: whom a step with a contract is about, by the number that both sides know; a name may be masked. */
function contractOf({ facts: { type, number } }: PlatformMessageRow, { language }: Reader) {
  return {
    contract: type === undefined ? '' : textsIn(language).exports.payTypes[type],
    number: number === undefined ? '' : digits(number, language),
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
