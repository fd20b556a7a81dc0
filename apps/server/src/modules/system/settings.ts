import { publicChannel, type LiveFrame } from '@maidan/contract/live.ts';
import { moneyText } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import { brandTokens } from './brand-tokens.ts';
import { nextLiveVersion, readSettings, writeSetting } from './settings.store.ts';

const minutes = (max: number) => z.int().check(z.minimum(1), z.maximum(max));

/** What an operator can change while the platform runs: the shape and the value that holds until somebody does. */
const SETTINGS = {
  brandTokens: { schema: brandTokens, standard: {} },
  currency: { schema: z.string().check(z.regex(/^[A-Z]{3}$/)), standard: 'PLY' },
  currencySymbol: { schema: z.string().check(z.minLength(1), z.maxLength(8)), standard: '৳' },
  welcomeAmount: { schema: moneyText, standard: '10000.00' },
  sessionIdleMinutes: { schema: minutes(24 * 60), standard: 30 },
  sessionAbsoluteMinutes: { schema: minutes(7 * 24 * 60), standard: 12 * 60 },
  systemStatus: { schema: z.union([z.literal(0), z.literal(1), z.literal(2)]), standard: 0 },
  maintenanceEnd: { schema: z.nullable(z.iso.datetime()), standard: null },
} as const;

type Definitions = typeof SETTINGS;
export type SettingKey = keyof Definitions;
export type SettingValue<K extends SettingKey> = z.output<Definitions[K]['schema']>;
type PublicNews = Extract<LiveFrame, { type: 'settings-changed' }>['data']['what'];

const NEWS: Partial<Record<SettingKey, PublicNews>> = {
  brandTokens: 'brand',
  currencySymbol: 'status',
  systemStatus: 'status',
  maintenanceEnd: 'status',
};

/** News may be lost, so a remembered value is never older than this. */
const FRESH_MS = 5_000;

export type Settings = {
  get: <K extends SettingKey>(key: K) => Promise<SettingValue<K>>;
  change: <K extends SettingKey>(key: K, value: SettingValue<K>) => Promise<void>;
};

export function createSettings(db: Database, bus: Bus, merchant: string): Settings {
  let remembered: { at: number; values: Promise<ReadonlyMap<string, unknown>> } | null = null;
  bus.subscribe((message) => {
    if (message.kind === 'frame' && message.frame.type === 'settings-changed') remembered = null;
  });
  const load = () => {
    if (remembered !== null && performance.now() - remembered.at < FRESH_MS) return remembered.values;
    const values = readSettings(db, merchant).then(
      (rows) => new Map(rows.map((row) => [row.key, row.value])),
    );
    const entry = { at: performance.now(), values };
    remembered = entry;
    values.catch(() => {
      if (remembered === entry) remembered = null;
    });
    return values;
  };
  return {
    get: async (key) => readSetting(key, (await load()).get(key)),
    change: async (key, value) => {
      const checked = SETTINGS[key].schema.parse(value);
      await writeSetting(db, merchant, key, checked);
      remembered = null;
      await announceChange(db, bus, NEWS[key] ?? 'status');
    },
  };
}

/** A stored value that no longer fits (an older version wrote it) is as good as none. */
function readSetting<K extends SettingKey>(key: K, stored: unknown): SettingValue<K> {
  const { schema, standard } = SETTINGS[key];
  const result = schema.safeParse(stored);
  return (result.success ? result.data : standard) as SettingValue<K>;
}

/** Tells every open page that something public is new: the look, notices, the list of games, the status. */
export async function announceChange(db: Database, bus: Bus, what: PublicNews): Promise<void> {
  const version = await nextLiveVersion(db);
  const frame: LiveFrame = {
    type: 'settings-changed',
    channel: publicChannel(what),
    version,
    data: { what },
  };
  await bus.publish({ kind: 'frame', frame });
}
