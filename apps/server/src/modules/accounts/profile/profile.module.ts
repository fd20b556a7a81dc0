import { getMemberInfo as getMemberInfoOperation } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getIcon as getIconOperation } from '@maidan/contract/accounts/profile/get-icon.ts';
import { setIcon as setIconOperation } from '@maidan/contract/accounts/profile/set-icon.ts';
import { setNickname as setNicknameOperation } from '@maidan/contract/accounts/profile/set-nickname.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getMemberInfo } from './get-member-info.ts';
import { getIcon } from './get-icon.ts';
import { setIcon } from './set-icon.ts';
import { setNickname } from './set-nickname.ts';

export function mountProfile(app: App): void {
  mount(app, getMemberInfoOperation, getMemberInfo);
  mount(app, getIconOperation, getIcon);
  mount(app, setIconOperation, setIcon);
  mount(app, setNicknameOperation, setNickname);
}
