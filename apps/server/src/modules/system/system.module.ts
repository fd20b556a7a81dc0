import { getCipherKey as getCipherKeyOperation } from '@maidan/contract/system/get-cipher-key.ts';
import { getDomainRoute as getDomainRouteOperation } from '@maidan/contract/system/get-domain-route.ts';
import { getPermission as getPermissionOperation } from '@maidan/contract/system/get-permission.ts';
import { getRegisterSettings as getRegisterSettingsOperation } from '@maidan/contract/system/get-register-settings.ts';
import { getStatus as getStatusOperation } from '@maidan/contract/system/get-status.ts';
import { getValidationRules as getValidationRulesOperation } from '@maidan/contract/system/get-validation-rules.ts';
import { getWhitelabel as getWhitelabelOperation } from '@maidan/contract/system/get-whitelabel.ts';
import { listCountries as listCountriesOperation } from '@maidan/contract/system/list-countries.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { mountBrandCss } from './brand-css.ts';
import { getCipherKey } from './get-cipher-key.ts';
import { getPermission } from './get-permission.ts';
import { getRegisterSettings } from './get-register-settings.ts';
import { listCountries } from './list-countries.ts';
import { getDomainRoute } from './get-domain-route.ts';
import { getWhitelabel } from './get-whitelabel.ts';
import { getValidationRules } from './get-validation-rules.ts';
import { getStatus } from './get-status.ts';
import { mountHealth } from './health.ts';
import { mountSecurityText } from './security-text.ts';

export function mountSystem(app: App): void {
  mount(app, getCipherKeyOperation, getCipherKey(app.platform.cipher));
  mount(app, getStatusOperation, getStatus);
  mount(app, getPermissionOperation, getPermission);
  mount(app, getWhitelabelOperation, getWhitelabel);
  mount(app, getRegisterSettingsOperation, getRegisterSettings);
  mount(app, getValidationRulesOperation, getValidationRules);
  mount(app, getDomainRouteOperation, getDomainRoute);
  mount(app, listCountriesOperation, listCountries);
  mountBrandCss(app);
  mountHealth(app);
  mountSecurityText(app);
}
