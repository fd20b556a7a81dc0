import type { Shot } from './shot-acts.ts';
import { AGENT_SHOTS } from './shot-agent.ts';
import { MEMBER_SHOTS } from './shot-member.ts';
import { VISITOR_SHOTS } from './shot-visitor.ts';

export const SHOTS: readonly Shot[] = [...VISITOR_SHOTS, ...MEMBER_SHOTS, ...AGENT_SHOTS];
