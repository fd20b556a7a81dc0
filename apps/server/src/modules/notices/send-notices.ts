import { DEFAULT_LANGUAGE, LANGUAGES } from '@maidan/contract/languages.ts';
import type { NoticeKind } from '@maidan/contract/notices/notice-words.ts';
import { createPushService, type PushService } from '#adapters/push/push-service.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { eachAtOnce } from '#jobs/each.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { textsIn } from '#locales/texts.ts';
import { allThatRests } from '#modules/protection/rests-rewards.ts';
import { listMissionsDone } from '#modules/rewards/count-waiting.ts';
import type { Settings } from '#settings/settings.ts';
import { isKnownService } from './known-service.ts';
import {
  endDelivery,
  forgetDevice,
  forgetOld,
  holdOn,
  MISSIONS_ONLY,
  putOff,
  takeDue,
  type DueRow,
} from './queue.store.ts';

/** So many are taken and sent at once: a service that hangs holds up these, for less time than they are held. */
const AT_ONCE = 10;
/** And so many of those in one go. */
const GOES = 5;
const MOST_TRIES = 5;
const QUIET_AGAIN_SECONDS = 600;
const FIRST_WAIT_SECONDS = 30;

const PATHS: Readonly<Record<NoticeKind, string>> = {
  withdrawal: '/member/withdraw',
  message: '/member/messageV2',
  mission: '/member/missionLeaderboard',
  reward: '/member/rewardCenter',
};

export type NoticePlace = { db: Database; config: Config; settings: Settings };

/** Each device once for each thing; what was taken over by its service is not sent again. */
export async function sendNotices(
  place: NoticePlace,
  service = createPushService(place.config),
): Promise<number> {
  const { db, config, settings } = place;
  if (service === null) return 0;
  let sent = 0;
  for (let go = 0; go < GOES; go += 1) {
    const due = await takeDue(db, config.merchant, AT_ONCE);
    if (due.length === 0) break;
    const hosts = await settings.get('pushHosts');
    await eachAtOnce(
      due.map((row) => ({
        name: `notice ${row.id}`,
        act: () => sendOne(place, { service, hosts, row }),
      })),
      'notices could not be sent',
    );
    sent += due.length;
  }
  if (sent > 0) await forgetOld(db, config.merchant);
  return sent;
}

type Sending = { service: PushService; hosts: readonly string[]; row: DueRow };

async function sendOne(place: NoticePlace, { service, hosts, row }: Sending): Promise<void> {
  const { db, config } = place;
  const { merchant, profile } = config;
  const { id, tries } = row;
  const now = await holdOn(db, merchant, row);
  if (now === null) return;
  // The list may have become shorter since the device was added.
  if (now.stale || !isKnownService(row.endpoint, { hosts, profile }))
    return endDelivery(db, merchant, { id, state: 'dropped' });
  if (!(await isStillTrue(place, row))) return endDelivery(db, merchant, { id, state: 'dropped' });
  if (now.quiet) return putOff(db, merchant, { id, seconds: QUIET_AGAIN_SECONDS, counts: false });
  const outcome = await service.send(row, textOf(row));
  switch (outcome) {
    case 'taken':
      return endDelivery(db, merchant, { id, state: 'sent' });
    case 'gone':
      return forgetDevice(db, merchant, row.deviceId);
    case 'refused':
      return endDelivery(db, merchant, { id, state: 'failed' });
    case 'later':
      return tries >= MOST_TRIES
        ? endDelivery(db, merchant, { id, state: 'failed' })
        : putOff(db, merchant, { id, seconds: FIRST_WAIT_SECONDS * 2 ** tries, counts: true });
  }
}

/** R1, R2: what waited when the notice was queued may be no offer any more; a mission may have been taken since. */
async function isStillTrue(place: NoticePlace, { kind, memberId, source }: DueRow): Promise<boolean> {
  if (kind === 'reward')
    return (await allThatRests(place.db, { merchant: place.config.merchant, memberId })).length === 0;
  return kind !== 'mission' || (await listMissionsDone(place, memberId))?.includes(source) === true;
}

/** Nothing in it is about the person: what kind it is, in their language, and which page tells the rest. */
function textOf({ kind, source, language: wanted, id }: DueRow): string {
  const language = LANGUAGES.find((known) => known === wanted) ?? DEFAULT_LANGUAGE;
  // Missions are taken on a page of their own.
  const path = PATHS[kind === 'reward' && source.startsWith(MISSIONS_ONLY) ? 'mission' : kind];
  const { title, body } = textsIn(language).notices[kind];
  // Missions that are done together say one thing: the next takes the place of the one before.
  const tag = kind === 'mission' ? 'notice-mission' : `notice-${id}`;
  return JSON.stringify({ title, body, path, lang: language, tag });
}

export const sendNoticesWork: NodeWork = {
  name: 'send-notices',
  everyMs: 10_000,
  run: (platform) => sendNotices(platform),
};
