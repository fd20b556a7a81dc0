import { getMemberInfo as getMemberInfoOperation } from '@maidan/contract/member/get-member-info.ts';
import { getIcon as getIconOperation } from '@maidan/contract/member/get-icon.ts';
import { getVip as getVipOperation } from '@maidan/contract/member/get-vip.ts';
import { register as registerOperation } from '@maidan/contract/member/register.ts';
import { registerMobile as registerMobileOperation } from '@maidan/contract/member/register-mobile.ts';
import { sendRegisterCode as sendRegisterCodeOperation } from '@maidan/contract/member/send-register-code.ts';
import { setIcon as setIconOperation } from '@maidan/contract/member/set-icon.ts';
import { setNickname as setNicknameOperation } from '@maidan/contract/member/set-nickname.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { getMemberInfo } from './get-member-info.ts';
import { getVip } from './get-vip.ts';
import { setIcon } from './set-icon.ts';
import { getIcon } from './get-icon.ts';
import { setNickname } from './set-nickname.ts';
import { registerMobile } from './register-mobile.ts';
import { register } from './register.ts';
import { sendRegisterCode } from './send-register-code.ts';

export function mountMember(app: App): void {
  mount(app, registerOperation, register);
  mount(app, registerMobileOperation, registerMobile);
  mount(app, sendRegisterCodeOperation, sendRegisterCode);
  mount(app, getMemberInfoOperation, getMemberInfo);
  mount(app, getVipOperation, getVip);
  mount(app, getIconOperation, getIcon);
  mount(app, setIconOperation, setIcon);
  mount(app, setNicknameOperation, setNickname);
}
