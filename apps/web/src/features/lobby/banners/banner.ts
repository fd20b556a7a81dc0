import type { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';

export type Banner = ResponseOf<typeof listAnnouncements>['banners'][number];
