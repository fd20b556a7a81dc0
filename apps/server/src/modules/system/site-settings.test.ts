import { getDomainRoute } from '@maidan/contract/system/get-domain-route.ts';
import { getPermission } from '@maidan/contract/system/get-permission.ts';
import { getRegisterSettings } from '@maidan/contract/system/get-register-settings.ts';
import { getStatus } from '@maidan/contract/system/get-status.ts';
import { getValidationRules } from '@maidan/contract/system/get-validation-rules.ts';
import { getWhitelabel } from '@maidan/contract/system/get-whitelabel.ts';
import { listCountries } from '@maidan/contract/system/list-countries.ts';
import { compactDecrypt, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import type { BusMessage } from '#live/bus.ts';
import { createTestApp } from '#testing/test-app.ts';
import { SETTINGS, type SettingKey } from '#settings/setting-definitions.ts';
import { STANDARD_RULES } from '#settings/standard-rules.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const other = await nodeForThisFile(database);

async function pageKey() {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x = '', y = '' } = await exportJWK(publicKey);
  return { input: { pageKeyX: x, pageKeyY: y }, privateKey };
}
const opened = async (text: string, key: CryptoKey) => {
  const { plaintext, protectedHeader } = await compactDecrypt(text, key);
  return { text: new TextDecoder().decode(plaintext), header: protectedHeader };
};

describe('customer service', () => {
  test('[SET-02] its paths can be read by the page that asked and by nobody else', async () => {
    const [page, stranger] = [await pageKey(), await pageKey()];
    const answer = await node.callAs(null, getPermission, page.input);
    if (!answer.body.success) throw new Error(answer.raw.body);
    const { customerService } = answer.body.value.info;
    const standard = await node.app.platform.settings.get('customerService');
    expect(customerService.map(({ csType }) => csType)).toEqual(standard.map(({ csType }) => csType));
    for (const [index, { path }] of customerService.entries()) {
      const read = await opened(path, page.privateKey);
      expect(read.text).toBe(standard[index]?.path);
      expect(read.header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM' });
      await expect(opened(path, stranger.privateKey)).rejects.toThrow('decryption');
    }
    for (const { path } of standard) expect(JSON.stringify(customerService)).not.toContain(path);
    // Sealed anew for every question: the same path never looks the same.
    expect(new Set(customerService.map(({ path }) => path)).size).toBe(customerService.length);
  });

  test.each([
    ['two numbers that are no point', 'A'.repeat(43), 'A'.repeat(43)],
    ['zero', `${'A'.repeat(42)}A`, `${'A'.repeat(42)}A`],
    ['numbers beyond the curve', `${'_'.repeat(42)}8`, `${'_'.repeat(42)}8`],
  ])('[SET-02] a page key of %s is refused', async (_what, pageKeyX, pageKeyY) => {
    const answer = await node.callAs(null, getPermission, { pageKeyX, pageKeyY });
    expect([answer.status, answer.raw.json<{ code: string }>().code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('what a page is told', () => {
  test('[SET-01] permission has every part', async () => {
    const { input } = await pageKey();
    const answer = await node.callAs(null, getPermission, input);
    expect(answer.body).toMatchObject({
      success: true,
      value: {
        info: {
          agentPolicy3: true,
          domainRoute: {
            member: 'http://localhost:3000',
            agent: 'http://localhost:3000/agent',
            mobile: null,
          },
          whitelabel: { pwdEnabled: true, smsEnabled: true, hideUnknownAccounts: false },
          register: { email: { show: true, required: false } },
          mainDomain: 'localhost',
          analytics: { gtagId: null },
          imageCDNs: [],
          launchGameCDNs: [],
          firebase: null,
        },
        location: { ip: '127.0.0.1', country: null },
        maintenance: { active: false, end: null },
        regionRestriction: { active: false },
      },
    });
  });

  test('[SET-03] the sandbox shows what works on one machine; real money begins with what needs no provider', async () => {
    const real = await createTestApp({ ...database, profile: 'production' });
    const [sandbox, production] = [
      await node.callAs(null, getWhitelabel, {}),
      await real.callAs(null, getWhitelabel, {}),
    ];
    expect(sandbox.body).toMatchObject({
      value: {
        smsEnabled: true,
        hasFreePlay: true,
        registerTypes: ['username', 'mobile'],
        forgotByPhone: true,
        passkeys: true,
        google: false,
        facebook: false,
        firebasePhone: false,
        newAddressCheck: { enabled: false, ways: ['sms', 'email', 'totp'] },
      },
    });
    expect(production.body).toMatchObject({
      value: {
        smsEnabled: false,
        hasFreePlay: false,
        registerTypes: ['username'],
        hideUnknownAccounts: true,
      },
    });
    await real.close();
  });

  test('[SET-02] every country has a dialing code, Bangladesh comes first, none comes twice', async () => {
    const answer = await node.callAs(null, listCountries, {});
    if (!answer.body.success) throw new Error(answer.raw.body);
    const { countries } = answer.body.value;
    expect(countries[0]).toEqual({ countryCode: 'BD', countryDialingCode: '+880' });
    expect(countries.length).toBeGreaterThan(235);
    expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
    expect(countries).toContainEqual({ countryCode: 'GB', countryDialingCode: '+44' });
  });

  test('[REG-02] [REG-03] the fields, the rules and the terms of a registration, and where the parts live', async () => {
    const fields = await node.callAs(null, getRegisterSettings, {});
    expect(fields.body).toMatchObject({
      value: { fields: { line: { show: false, required: false } }, termsVersion: '2026-11' },
    });
    expect((await node.callAs(null, getValidationRules, {})).body).toMatchObject({
      value: { rules: STANDARD_RULES },
    });
    expect((await node.callAs(null, getDomainRoute, {})).body).toMatchObject({
      value: { member: 'http://localhost:3000' },
    });
  });

  test('[SET-05] the merchant code is the config’s, whatever the settings say', async () => {
    expect((await node.callAs(null, getStatus, {})).body).toMatchObject({
      value: { merchantCode: 'maidan' },
    });
    expect(Object.keys(SETTINGS)).not.toContain('merchantCode');
  });
});

describe('a change', () => {
  test('[SET-01] is answered by every node at once and told to open pages with what it concerns', async () => {
    const news: BusMessage[] = [];
    const end = other.app.platform.bus.subscribe((message) => news.push(message));
    await other.callAs(null, getRegisterSettings, {});
    await node.app.platform.settings.change('termsVersion', '2027-01');
    await vi.waitFor(
      () =>
        expect(news).toMatchObject([
          { frame: { type: 'settings-changed', channel: 'public:settings', data: { what: 'settings' } } },
        ]),
      { timeout: 60_000 },
    );
    expect((await other.callAs(null, getRegisterSettings, {})).body).toMatchObject({
      value: { termsVersion: '2027-01' },
    });
    end();
  });

  test('[SET-01] nobody who gets a setting can change it for the others', async () => {
    const rules = await node.app.platform.settings.get('validationRules');
    expect(() => Object.assign(rules.username, { minLength: 0 })).toThrow(TypeError);
  });

  test('[SET-01] an id under which visits are measured has its form, and any other is refused with the reason', async () => {
    const { settings } = node.app.platform;
    for (const id of ['UA-12345-1', 'GTM-ABC123', 'G-abc123', 'G-A"><script>', 'G-ABC1234567890123456789', 7])
      await expect(settings.change('gtagId', id as string)).rejects.toThrow(/gtagId is not accepted/);
    await expect(settings.change('gtagId', 'UA-1')).rejects.toThrow('such as G-ABC123');
    expect(await settings.get('gtagId')).toBeNull();
  });

  test('[SET-01] a stored value that no longer fits is as good as none', async () => {
    await database.db.query(sql`
      insert into setting (merchant, key, value) values ('maidan', 'countries', '"all of them"'::jsonb)`);
    const late = await createTestApp(database);
    expect((await late.app.platform.settings.get('countries'))[0]?.countryCode).toBe('BD');
    await late.close();
  });

  test.each(Object.keys(SETTINGS) as SettingKey[])(
    '[SET-01] the standard of %s passes its own check, in both profiles',
    async (key) => {
      for (const profile of ['sandbox', 'production'] as const) {
        const place = { profile, publicOrigin: 'https://play.example' };
        expect(SETTINGS[key].schema.safeParse(SETTINGS[key].standard(place)).success).toBe(true);
      }
      const { settings } = node.app.platform;
      const value = await settings.get(key);
      await settings.change(key, value);
      expect(await settings.get(key)).toEqual(value);
    },
  );
});
