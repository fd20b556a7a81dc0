import type { WireWords } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import type { WalletAnswer, WalletCallName } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { AmountCodec } from './amounts.ts';

/** A partner's request in our words. Fields that we do not know are ignored (C40), ours among them. */
export function requestOf(
  words: WireWords,
  amounts: AmountCodec,
  call: WalletCallName,
  request: unknown,
): unknown {
  const read = fieldsOf(words, amounts, request);
  return call === 'bet' || call === 'win' ? { ...read, kind: call } : read;
}

function fieldsOf(words: WireWords, amounts: AmountCodec, request: unknown): Record<string, unknown> {
  if (typeof request !== 'object' || request === null) return {};
  const read: Record<string, unknown> = {};
  for (const [ours, theirs] of Object.entries(words.requestFields)) {
    const value: unknown = Object.hasOwn(request, theirs) ? Reflect.get(request, theirs) : undefined;
    if (value === undefined) continue;
    if (ours === 'amount') read[ours] = amounts.read(value);
    else if (ours === 'kind') read[ours] = kindOf(words, value);
    else if (ours === 'transactions')
      read[ours] = Array.isArray(value) ? value.map((one) => fieldsOf(words, amounts, one)) : undefined;
    else read[ours] = value;
  }
  return read;
}

function kindOf({ kinds }: WireWords, kind: unknown): 'bet' | 'win' | undefined {
  if (kind === kinds.bet) return 'bet';
  return kind === kinds.win ? 'win' : undefined;
}

/** An answer in the partner's words; what it does not speak of is not there. */
export function answerIn(words: WireWords, amounts: AmountCodec, answer: WalletAnswer): object {
  const { transaction, round, balance } = answer;
  const { answerFields: fields, requestFields, statuses, kinds } = words;
  const all: [string, unknown][] = [
    [fields.status, statuses[answer.status]],
    [fields.requestId, answer.requestId],
    [fields.playerId, answer.playerId],
    [fields.token, answer.token],
    [fields.balance, balance === null ? null : amounts.write(balance)],
    [fields.currency, answer.currency],
    [fields.platformTransactionIds, answer.platformTransactionIds],
    [
      fields.transaction,
      transaction && {
        [requestFields.kind]: kinds[transaction.kind],
        [requestFields.roundId]: transaction.roundId,
        [requestFields.amount]: amounts.write(transaction.amount),
        state: transaction.state,
      },
    ],
    [
      fields.round,
      round && { state: round.state, stake: amounts.write(round.stake), payout: amounts.write(round.payout) },
    ],
  ];
  return Object.fromEntries(all.filter(([, value]) => value !== null && value !== undefined && value !== ''));
}
