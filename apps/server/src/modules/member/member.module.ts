import { getMemberInfo } from '@maidan/contract/member/get-member-info.ts';
import { register, registerMobile } from '@maidan/contract/member/register.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { memberInfo } from './get-member-info.ts';
import { registerByMobile, registerMember } from './register.ts';

export function mountMember(app: App): void {
  mount(app, register, registerMember);
  mount(app, registerMobile, registerByMobile);
  mount(app, getMemberInfo, memberInfo);
}
