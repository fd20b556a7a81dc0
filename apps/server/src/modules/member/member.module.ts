import { getMemberInfo } from '@maidan/contract/member/get-member-info.ts';
import { getIcon } from '@maidan/contract/member/get-icon.ts';
import { getVip } from '@maidan/contract/member/get-vip.ts';
import { register, registerMobile } from '@maidan/contract/member/register.ts';
import { sendRegisterCode } from '@maidan/contract/member/send-register-code.ts';
import { setIcon } from '@maidan/contract/member/set-icon.ts';
import { setNickname } from '@maidan/contract/member/set-nickname.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { memberInfo } from './get-member-info.ts';
import { ownVip } from './get-vip.ts';
import { chooseIcon, ownIcon } from './own-icon.ts';
import { chooseNickname } from './own-nickname.ts';
import { registerByMobile, registerMember } from './register.ts';
import { sendCodeForRegistration } from './send-register-code.ts';

export function mountMember(app: App): void {
  mount(app, register, registerMember);
  mount(app, registerMobile, registerByMobile);
  mount(app, sendRegisterCode, sendCodeForRegistration);
  mount(app, getMemberInfo, memberInfo);
  mount(app, getVip, ownVip);
  mount(app, getIcon, ownIcon);
  mount(app, setIcon, chooseIcon);
  mount(app, setNickname, chooseNickname);
}
