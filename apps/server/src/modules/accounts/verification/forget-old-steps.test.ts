import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { newNumber } from '#testing/inbox.ts';
import { solvedCaptcha } from '#testing/solve-captcha.ts';
import { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import { forgetOldSteps } from './forget-old-steps.ts';
import { issueTicket } from './tickets.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const counts = async () => {
  const [row] = await database.db.query<Record<string, number>>(sql`
    select (select count(*) from ticket)::int as ticket, (select count(*) from captcha)::int as captcha,
           (select count(*) from verification_code)::int as code, (select count(*) from message_sent)::int as sent,
           (select count(*) from throttle)::int as throttle,
           (select count(*) from sandbox_message)::int as post`);
  return row;
};

test('what is still needed stays; what nobody can use any more goes, on every node alike', async () => {
  await issueTicket(database.db, 'maidan', { purpose: 'test', seconds: 60 });
  await solvedCaptcha(node);
  await node.callAs(null, sendLoginCode, newNumber().form);
  await node.app.platform.messages.sms({ to: '8801700000001', text: '123456' });
  const all = { ticket: 1, captcha: 1, code: 1, sent: 1, throttle: 1, post: 1 };
  await forgetOldSteps(node.app.platform);
  expect(await counts()).toEqual(all);
  await asOwner(
    database.url,
    `update ticket set expires_at = expires_at - interval '2 hours';
     update captcha set expires_at = expires_at - interval '2 hours';
     update verification_code set expires_at = expires_at - interval '2 hours';
     update message_sent set at = at - interval '3 days';
     update throttle set last_failed_at = last_failed_at - interval '3 days';
     update sandbox_message set at = at - interval '8 days'`,
  );
  await Promise.all([forgetOldSteps(node.app.platform), forgetOldSteps(node.app.platform)]);
  expect(await counts()).toEqual({ ticket: 0, captcha: 0, code: 0, sent: 0, throttle: 0, post: 0 });
});
