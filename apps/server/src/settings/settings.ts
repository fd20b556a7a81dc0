import { setLakhGrouping } from '@maidan/contract/digits.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import { announceChange } from '#live/announce-change.ts';
import { SYSTEM, writeAudit } from '#audit/write-audit.ts';
import { SETTINGS, type SettingKey, type SettingsView, type SettingValue } from './setting-definitions.ts';
import { checkShape, SettingRefused, settingProblems } from './setting-problems.ts';
import { keepPointRate } from './point-rates.store.ts';
import { readSettings, writeSetting } from './settings.store.ts';
import type { SettingsHouse, SettingsPlace } from './standard-site.ts';

export type { SettingKey, SettingValue } from './setting-definitions.ts';

/** News may be lost, so a remembered value is never older than this. */
const FRESH_MS = 5_000;

export type Settings = {
  get: <K extends SettingKey>(key: K) => Promise<SettingValue<K>>;
  /** Ready at once while what was read is fresh: for what every call asks. */
  view: () => SettingsView | Promise<SettingsView>;
  change: <K extends SettingKey>(key: K, value: SettingValue<K>) => Promise<void>;
};

export function createSettings(
  db: Database,
  bus: Bus,
  { merchant, ...place }: SettingsHouse & Pick<Config, 'merchant'>,
  /** Whose name stands in the audit beside a change. */
  actor = SYSTEM,
): Settings {
  let remembered: { at: number; view: SettingsView | Promise<SettingsView> } | null = null;
  bus.subscribe((message) => {
    if (message.kind === 'frame' && message.frame.type === 'settings-changed') remembered = null;
  });
  bus.onGap(() => (remembered = null));
  const load = (): SettingsView | Promise<SettingsView> => {
    if (remembered !== null && performance.now() - remembered.at < FRESH_MS) return remembered.view;
    const reading = readSettings(db, merchant).then((rows) => {
      const view = viewOf(new Map(rows.map((row) => [row.key, row.value])), place);
      // Refusals with amounts in them are written here.
      setLakhGrouping(view.get('lakhGrouping'));
      return view;
    });
    const entry: NonNullable<typeof remembered> = { at: performance.now(), view: reading };
    remembered = entry;
    reading.then(
      (view) => void (entry.view = view),
      () => {
        if (remembered === entry) remembered = null;
      },
    );
    return reading;
  };
  return {
    get: async (key) => (await load()).get(key),
    view: load,
    change: async (key, value) => {
      const checked = checkShape(key, value);
      const stored = await rawValues(db, merchant);
      const before = viewOf(stored, place);
      const problems = await settingProblems(key, checked, before, place);
      if (problems.length > 0) throw new SettingRefused(key, problems);
      await db.transaction(async (tx) => {
        await KEEP_PAST[key]?.(tx, merchant, { before: before.get(key), after: checked });
        await writeSetting(tx, merchant, key, checked);
        await writeAudit(
          tx,
          merchant,
          changeOf(key, { actor, before: previous(key, stored, place), after: checked }),
        );
      });
      remembered = null;
      await announceChange({ db, bus, merchant }, SETTINGS[key].news);
    },
  };
}

type KeepPast = {
  [K in SettingKey]?: (
    tx: Database,
    merchant: string,
    change: { before: SettingValue<K>; after: SettingValue<K> },
  ) => Promise<void>;
};
/** Settings whose old values go on holding for what happened under them. */
const KEEP_PAST: KeepPast = { pointMall: keepPointRate };

/** What is written down as it was: a stored value that no longer makes sense as it stands, so that it can be mended. */
function previous(key: SettingKey, stored: ReadonlyMap<string, unknown>, place: SettingsPlace): unknown {
  try {
    return readSetting(key, stored.get(key), place);
  } catch {
    return stored.get(key);
  }
}

const changeOf = (key: SettingKey, change: { actor: string; before: unknown; after: unknown }) => ({
  actor: change.actor,
  action: 'setting-changed',
  subject: `setting:${key}`,
  reason: 'changed by command',
  detail: { before: JSON.stringify(change.before), after: JSON.stringify(change.after) },
});

const rawValues = async (db: Database, merchant: string) =>
  new Map((await readSettings(db, merchant)).map((row) => [row.key, row.value]));

/** Each value is read once for as long as the view lives, and never changed by whoever gets it. */
function viewOf(stored: ReadonlyMap<string, unknown>, place: SettingsPlace): SettingsView {
  const known = new Map<SettingKey, unknown>();
  return {
    get: <K extends SettingKey>(key: K) => {
      if (!known.has(key)) known.set(key, deepFreeze(readSetting(key, stored.get(key), place)));
      return known.get(key) as SettingValue<K>;
    },
  };
}

/** A stored value that no longer fits (an older version wrote it) is as good as none, except where that would open a door. */
function readSetting(key: SettingKey, stored: unknown, place: SettingsPlace): unknown {
  const { schema, standard, failsClosed } = SETTINGS[key];
  if (stored === undefined) return standard(place);
  const result = schema.safeParse(stored);
  if (result.success) return result.data;
  if (failsClosed === true) throw new Error(`the stored setting ${key} cannot be read`);
  return standard(place);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
