/** MEM-13: what a member may be told of while the site is closed. */
export const NOTICE_KINDS = ['withdrawal', 'message', 'mission', 'reward'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
/** How many browsers one member may be told on. */
export const NOTICE_DEVICES = 10;
