import { of, press, type Shot } from './shot-acts.ts';
import { MEMBER_SHOTS } from './shot-member.ts';
import { VISITOR_SHOTS } from './shot-visitor.ts';

const AGENT_SHOTS: readonly Shot[] = [
  {
    name: 'agent-downline',
    who: 'agent',
    path: '/agentHome/downlineManagmentView',
  },
  { name: 'agent-map', who: 'agent', path: '/agentHome/downlineManagmentView?view=map' },
  { name: 'agent-register', who: 'agent', path: '/agentHome/registerCenter' },
  { name: 'agent-transfer', who: 'agent', path: '/agentHome/agentTransfer' },
  ...of('agent', { home: '/', center: '/agentHome' }),
  { name: 'agent-menu', who: 'agent', path: '/', act: press('shell.member-menu') },
  {
    name: 'downline-contract',
    who: 'downline',
    path: '/',
    act: (page) => page.getByRole('dialog').waitFor(),
  },
];

export const SHOTS: readonly Shot[] = [...VISITOR_SHOTS, ...MEMBER_SHOTS, ...AGENT_SHOTS];
