import { getCipherKey } from '@maidan/contract/system/get-cipher-key.ts';
import { getDomainRoute } from '@maidan/contract/system/get-domain-route.ts';
import { getPermission } from '@maidan/contract/system/get-permission.ts';
import { getRegisterSettings } from '@maidan/contract/system/get-register-settings.ts';
import { getStatus } from '@maidan/contract/system/get-status.ts';
import { getValidationRules } from '@maidan/contract/system/get-validation-rules.ts';
import { getWhitelabel } from '@maidan/contract/system/get-whitelabel.ts';
import { listCountries } from '@maidan/contract/system/list-countries.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { mountBrandCss } from './brand-css.ts';
import { sitePermission } from './get-permission.ts';
import {
  registerSettings,
  siteCountries,
  siteDomainRoute,
  siteWhitelabel,
  validationRules,
} from './get-site-settings.ts';
import { systemStatus } from './get-status.ts';
import { mountHealth } from './health.ts';
import { mountSecurityText } from './security-text.ts';

export function mountSystem(app: App): void {
  mount(app, getCipherKey, () => app.platform.cipher.currentKey());
  mount(app, getStatus, systemStatus);
  mount(app, getPermission, sitePermission);
  mount(app, getWhitelabel, siteWhitelabel);
  mount(app, getRegisterSettings, registerSettings);
  mount(app, getValidationRules, validationRules);
  mount(app, getDomainRoute, siteDomainRoute);
  mount(app, listCountries, siteCountries);
  mountBrandCss(app);
  mountHealth(app);
  mountSecurityText(app);
}
