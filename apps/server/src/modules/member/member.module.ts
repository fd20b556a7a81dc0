import { getMemberInfo } from '@maidan/contract/member/get-member-info.ts';
import { getVip } from '@maidan/contract/member/get-vip.ts';
import { register, registerMobile } from '@maidan/contract/member/register.ts';
import { sendRegisterCode } from '@maidan/contract/member/send-register-code.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { memberInfo } from './get-member-info.ts';
import { ownVip } from './get-vip.ts';
import { registerByMobile, registerMember } from './register.ts';
import { sendCodeForRegistration } from './send-register-code.ts';

export function mountMember(app: App): void {
  mount(app, register, registerMember);
  mount(app, registerMobile, registerByMobile);
  mount(app, sendRegisterCode, sendCodeForRegistration);
  mount(app, getMemberInfo, memberInfo);
  mount(app, getVip, ownVip);
}
