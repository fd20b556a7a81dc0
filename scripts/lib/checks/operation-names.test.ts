import { expect, test } from 'vitest';
import { findNameOffences, type Source } from './operation-names.ts';

const CONTRACT = {
  path: 'packages/contract/src/wallet/get-balance.ts',
  text: "export const getBalance = defineOperation({\n  name: 'getBalance',\n});",
};
const MODULE = {
  path: 'apps/server/src/modules/wallet/wallet.module.ts',
  text: `import { getBalance as getBalanceOperation } from '@maidan/contract/wallet/get-balance.ts';
import { getBalance } from './get-balance.ts';
export function mountWallet(app: App): void {
  mount(app, getBalanceOperation, getBalance);
}`,
};
const QUERIES = {
  path: 'apps/web/src/features/session/state/session.queries.ts',
  text: `import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
export function balanceQuery() {
  return queryOptions({ queryFn: () => call(getBalance, {}) });
}
`,
};
const says = (...sources: Source[]) => findNameOffences(sources);
const changed = (source: Source, from: string, to: string): Source => ({
  path: source.path.replace(from, to),
  text: source.text.replaceAll(from, to),
});

test('one word in every layer is no offence', () => {
  expect(says(CONTRACT, MODULE, QUERIES)).toEqual([]);
});

test('a file of the contract is named after its operation', () => {
  expect(says({ ...CONTRACT, path: 'packages/contract/src/wallet/balance.ts' }, MODULE)).toEqual([
    'packages/contract/src/wallet/balance.ts: move getBalance to wallet/get-balance.ts',
  ]);
});

test('an operation that no module mounts is named', () => {
  expect(says(CONTRACT)).toEqual([
    'mount(app, getBalance, …) stands in no *.module.ts of apps/server/src/modules/wallet',
  ]);
});

test('handler, file and domain of the server are compared, and told what to become', () => {
  const text = MODULE.text
    .replace('{ getBalance }', '{ ownBalance }')
    .replace('n, getBalance)', 'n, ownBalance)');
  const moved = {
    path: MODULE.path.replace('modules/wallet/', 'modules/purse/'),
    text: text.replace('./get-', './own-'),
  };
  expect(says(CONTRACT, moved)).toEqual([
    `${moved.path}: the contract has getBalance in wallet/ and the server in purse/: move one of them`,
    `${moved.path}: call the handler ownBalance getBalance, as its operation`,
    `${moved.path}: move the handler of getBalance from ./own-balance.ts to ./get-balance.ts`,
  ]);
});

test('a family counts as one, a route of its own as a mount', () => {
  const family = {
    path: 'packages/contract/src/agents/process-contract.ts',
    text: 'export const PROCESS_CONTRACT = {\n  daily: processDaily,\n} as const satisfies Record<ContractType, unknown>;',
  };
  const agents = {
    path: 'apps/server/src/modules/agents/agents.module.ts',
    text: `import { PROCESS_CONTRACT } from '@maidan/contract/agents/process-contract.ts';
import { answerContract } from './process-contract.ts';
for (const type of CONTRACT_TYPES) mount(app, PROCESS_CONTRACT[type], answerContract(type));`,
  };
  expect(says(family, agents)).toEqual([
    `${agents.path}: call the handler answerContract processContract, as its operation`,
  ]);
  const route = {
    ...MODULE,
    text: MODULE.text.replace(
      'mount(app, getBalanceOperation, getBalance);',
      'app.route({ url: getBalanceOperation.path, config: {}, handler: (request, reply) => getBalance(app, request, reply) });',
    ),
  };
  expect(says(CONTRACT, route)).toEqual([]);
});

test('a handler without a name is given one', () => {
  const inline = { ...MODULE, text: MODULE.text.replace('n, getBalance)', 'n, () => app.balance())') };
  expect(says(CONTRACT, inline)).toEqual([
    `${MODULE.path}: give getBalance a handler getBalance in ./get-balance.ts`,
  ]);
});

test('the one query or mutation of an operation is named after it; several say what they show', () => {
  const other = changed(QUERIES, 'balanceQuery', 'moneyQuery');
  expect(says(CONTRACT, MODULE, other)).toEqual([
    `${QUERIES.path}: call moneyQuery balanceQuery, after its operation getBalance`,
  ]);
  expect(says(CONTRACT, MODULE, other, { ...QUERIES, path: 'apps/web/src/lib/money.queries.ts' })).toEqual(
    [],
  );
  const mutation = {
    path: 'apps/web/src/features/session/state/session.mutations.ts',
    text: QUERIES.text.replace('balanceQuery', 'useMoney'),
  };
  expect(says(CONTRACT, MODULE, mutation)).toEqual([
    `${mutation.path}: call useMoney useGetBalance, after its operation getBalance`,
  ]);
});

const list = (text: string) => ({ path: 'packages/contract/src/operations.ts', text });

test('an operation that is not in the list of all operations is named', () => {
  expect(says(CONTRACT, MODULE, list('export const OPERATIONS = [getBalance];'))).toEqual([]);
  expect(
    says(CONTRACT, MODULE, list("import { getBalance } from '…';\nexport const OPERATIONS = [];")),
  ).toEqual(['packages/contract/src/operations.ts: add getBalance to OPERATIONS']);
});
