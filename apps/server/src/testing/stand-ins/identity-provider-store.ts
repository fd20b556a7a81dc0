import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

/** What the provider remembers, for as long as it runs. Nothing is forgotten by age: no test lives that long. */
export function createProviderStore(): AdapterFactory {
  const rows = new Map<string, AdapterPayload>();
  const findBy = (kind: string, matches: (row: AdapterPayload) => boolean) =>
    Promise.resolve([...rows].find(([key, row]) => key.startsWith(`${kind}:`) && matches(row))?.[1]);
  return (kind) => ({
    upsert: async (id, payload) => void rows.set(`${kind}:${id}`, payload),
    find: (id) => Promise.resolve(rows.get(`${kind}:${id}`)),
    findByUid: (uid) => findBy(kind, (row) => row.uid === uid),
    findByUserCode: (userCode) => findBy(kind, (row) => row.userCode === userCode),
    consume: async (id) => {
      const row = rows.get(`${kind}:${id}`);
      if (row !== undefined) row.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void rows.delete(`${kind}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
    },
  });
}
