import * as z from 'zod/mini';

/** MSG-03: what a message is about; the page draws a sign for each. */
export const PLATFORM_MESSAGE_KINDS = [
  'house',
  'withdrawal-paid',
  'withdrawal-rejected',
  'withdrawal-failed',
  'withdrawal-refunded',
  'deposit-credited',
  'feedback-answered',
  'vip-reached',
  'transfer-received',
  'dividend-paid',
  'daily-paid',
  'hourly-paid',
  'realtime-paid',
  'contract-offered',
  'contract-accepted',
  'contract-rejected',
  'contract-withdrawn',
  'contract-lapsed',
  'contract-ended',
] as const;
export type PlatformMessageKind = (typeof PLATFORM_MESSAGE_KINDS)[number];

/** AGT-01: what concerns an agent: words of the house to agents or to this one, contracts, pay; or all of these. */
export const AGENT_SUBJECTS = ['agents', 'house', 'contracts', 'pay'] as const;
export type AgentSubject = (typeof AGENT_SUBJECTS)[number];

/** Whom a message of the house is for. */
export const AUDIENCES = ['all', 'agents', 'vip'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const platformMessageId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

export const platformMessage = z.object({
  id: z.string(),
  kind: z.enum(PLATFORM_MESSAGE_KINDS),
  title: z.string(),
  /** Rich text in the form that `readRichText` reads. */
  content: z.string(),
  /** The page of this site that it is about. */
  link: z.nullable(
    z.enum([
      '/member/withdraw',
      '/member/transactionHistory',
      '/member/feedback',
      '/member/vip',
      '/agentHome/agentDividendRecordCopy2',
      '/agentHome/agentDailyWages2',
      '/agentHome/agentHourSalary',
      '/agentHome/agentRealtimeSalary',
      '/agentHome/contracts',
    ]),
  ),
  sentAt: z.iso.datetime(),
  read: z.boolean(),
});
export type PlatformMessage = z.infer<typeof platformMessage>;
