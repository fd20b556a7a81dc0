import { randomBytes } from 'node:crypto';
import { depositFee } from '@maidan/contract/deposit/deposit-fee.ts';
import type { startDeposit as operation } from '@maidan/contract/deposit/start-deposit.ts';
import { displayMoney, parseMoney, type Money } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { Database } from '#db/database.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertKnownPerson } from '#modules/accounts/person/check-person.ts';
import { beginPayment } from './begin-payment.ts';
import { presentDetail } from './deposit.present.ts';
import {
  countWaiting,
  insertDeposit,
  insertStep,
  listSteps,
  lockMember,
  selectByOperation,
  type DepositRow,
} from './deposit.store.ts';
import { mayDeposit } from './may-deposit.ts';
import { offeredMethods, type OfferedMethod } from './offered-methods.ts';

type Input = ParsedRequestOf<typeof operation>;

const MINUTES_PER_HOUR = 60;
/** Without signs that look like others. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The row comes first, then the provider: whatever happens on the way, the same press finds the same deposit. */
export async function startDeposit(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  await assertKnownPerson(context);
  const methods = await offeredMethods(context);
  const kept = await db.transaction((tx) => keep(tx, context, input, methods));
  const row = kept.state === 'created' ? await beginPayment(context, kept) : kept;
  return presentDetail(row, await listSteps(db, config.merchant, row.id), context.language);
}

async function keep(
  tx: Database,
  context: CallContext,
  input: Input,
  methods: readonly OfferedMethod[],
): Promise<DepositRow> {
  const { merchant } = context.config;
  const { memberId } = sessionOf(context);
  const amount = parseMoney(input.amount);
  await lockMember(tx, merchant, memberId);
  const known = await selectByOperation(tx, merchant, memberId, input.operationId);
  if (known !== null) {
    if (known.amount === amount && known.methodId === input.methodId) return known;
    throw new Refusal('OPERATION_CONFLICT');
  }
  const method = methods.find(({ id }) => id === input.methodId);
  if (method?.open !== true) throw new Refusal('DEPOSIT_METHOD_CLOSED');
  await assertInBounds(context, method, amount);
  const { mostWaiting } = await context.settings.get('depositRules');
  if ((await countWaiting(tx, merchant, memberId)) >= mostWaiting)
    throw new Refusal('DEPOSITS_WAITING', { args: [mostWaiting] });
  await mayDeposit(tx, context, amount);
  return insert(tx, context, { input, method, amount });
}

async function assertInBounds(
  context: CallContext,
  { min, max }: OfferedMethod,
  amount: Money,
): Promise<void> {
  if (amount >= parseMoney(min) && amount <= parseMoney(max)) return;
  const symbol = await context.settings.get('currencySymbol');
  const args = [min, max].map((bound) => displayMoney(parseMoney(bound), symbol));
  throw new Refusal('DEPOSIT_OUT_OF_BOUNDS', { args });
}

async function insert(
  tx: Database,
  context: CallContext,
  { input, method, amount }: { input: Input; method: OfferedMethod; amount: Money },
): Promise<DepositRow> {
  const { merchant } = context.config;
  const rules = await context.settings.get('depositRules');
  const row = await insertDeposit(tx, merchant, {
    memberId: sessionOf(context).memberId,
    operationId: input.operationId,
    methodId: method.id,
    name: method.name,
    kind: method.kind,
    provider: method.provider,
    reference: newReference(),
    currency: method.currency,
    amount,
    fee: depositFee(method, amount),
    bank: method.bank,
    needsProof: method.needsProof,
    waitMinutes: method.kind === 'bank' ? rules.transferHours * MINUTES_PER_HOUR : rules.waitMinutes,
  });
  await insertStep(tx, merchant, row.id, 'created');
  return row;
}

/** Nine signs that can be read out on the telephone: unique by a key, and nobody counts deposits by it. */
function newReference(): string {
  return `D-${Array.from(randomBytes(9), (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
}
