import { getPermission } from '@maidan/contract/system/get-permission.ts';
import { getRegisterSettings } from '@maidan/contract/system/get-register-settings.ts';
import { getValidationRules } from '@maidan/contract/system/get-validation-rules.ts';
import { getWhitelabel } from '@maidan/contract/system/get-whitelabel.ts';
import { listCountries } from '@maidan/contract/system/list-countries.ts';
import { screen } from '@testing-library/react';
import { CompactEncrypt, importJWK } from 'jose';
import { expect, test } from 'vitest';
import type { WireRequest } from '#lib/call/call.ts';
import { pageKey } from '#lib/site/page-key.ts';
import { pickOne } from '#lib/site/pick-one.ts';
import {
  countriesQuery,
  permissionQuery,
  registerSettingsQuery,
  useCustomerService,
  validationRulesQuery,
  whitelabelQuery,
} from '#lib/site/site-settings.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { samplePermission, sampleWhitelabel } from '#testing/sample-settings.ts';

/** Seals as the platform does: to the key that the page named in its question. */
async function seal(request: WireRequest, text: string): Promise<string> {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const jwk = { kty: 'EC', crv: 'P-256', x: query.get('pageKeyX') ?? '', y: query.get('pageKeyY') ?? '' };
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
}

async function ask(paths: Record<string, string>, change: object = {}) {
  const sent = fakePlatform({
    [getPermission.path]: async (request) => {
      const customerService = await Promise.all(
        Object.entries(paths).map(async ([csType, path]) => ({ csType, path: await seal(request, path) })),
      );
      return success(samplePermission({ customerService, ...change }));
    },
  });
  return { sent, page: renderPage(<Channels />) };
}

function Channels() {
  const { channels } = useCustomerService();
  return channels.map(({ csType, address }) => <p key={csType}>{`${csType}: ${address}`}</p>);
}

test('[SET-02] customer-service addresses are decrypted in the page; what may not be opened is left out', async () => {
  await ask({
    telegram: 'https://t.me/maidan',
    trap: 'javascript:alert(1)',
    elsewhere: 'https://evil.example/',
    mail: 'mailto:help@maidan.example',
  });
  expect(await screen.findByText('telegram: https://t.me/maidan')).toBeTruthy();
  expect(screen.getByText('mail: mailto:help@maidan.example')).toBeTruthy();
  expect(screen.queryByText(/trap|elsewhere/)).toBeNull();
});

test('[SET-02] an address sealed for another page is left out, and the rest stays', async () => {
  fakePlatform({
    [getPermission.path]: async (request) =>
      success(
        samplePermission({
          customerService: [
            { csType: 'broken', path: 'eyJhbGciOiJub25lIn0....' },
            { csType: 'telegram', path: await seal(request, 'https://t.me/maidan') },
          ],
        }),
      ),
  });
  renderPage(<Channels />);
  expect(await screen.findByText(/telegram/)).toBeTruthy();
  expect(screen.queryByText(/broken/)).toBeNull();
});

test('[SET-01] [LOG-15] permission names everything of the site, with one of each CDN list', async () => {
  const { page } = await ask(
    {},
    { imageCDNs: ['https://a.example', 'https://b.example'], launchGameCDNs: [] },
  );
  const known = await page.queryClient.fetchQuery(permissionQuery());
  expect(known).toMatchObject({
    mainDomain: 'maidan.example',
    location: { ip: '203.0.113.7' },
    maintenance: { active: false },
    regionRestriction: { active: false },
    whitelabel: { pwdEnabled: true },
    startGameUrl: null,
  });
  expect(['https://a.example', 'https://b.example']).toContain(known.imgUrl);
});

test('[SET-02] the secret half of the page key cannot be taken out', async () => {
  const { secret } = await pageKey();
  expect(secret.extractable).toBe(false);
});

test('[LOG-15] each CDN is chosen now and then, and an empty list gives none', () => {
  const seen = new Set(Array.from({ length: 200 }, () => pickOne(['a', 'b', 'c'])));
  expect(seen).toEqual(new Set(['a', 'b', 'c']));
  expect(pickOne([])).toBeNull();
});

test('[SET-03] whitelabel, register settings, rules and countries come from the platform', async () => {
  const countries = [{ countryCode: 'BD', countryDialingCode: '+880' }];
  fakePlatform({
    [getWhitelabel.path]: () => success(sampleWhitelabel()),
    [getRegisterSettings.path]: () => success({ fields: {}, termsVersion: '1' }),
    [getValidationRules.path]: () => success({ rules: {} }),
    [listCountries.path]: () => success({ countries }),
  });
  const { queryClient } = renderPage(<p />);
  expect(await queryClient.fetchQuery(whitelabelQuery())).toEqual(sampleWhitelabel());
  expect(await queryClient.fetchQuery(registerSettingsQuery())).toEqual({ fields: {}, termsVersion: '1' });
  expect(await queryClient.fetchQuery(validationRulesQuery())).toEqual({});
  expect(await queryClient.fetchQuery(countriesQuery())).toEqual(countries);
});
