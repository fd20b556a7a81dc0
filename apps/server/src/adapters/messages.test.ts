import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SIGNATURE_HEADERS, signedText } from '@maidan/contract/seamless-wallet/signature.ts';
import { listSandboxInbox } from '@maidan/contract/accounts/verification/list-sandbox-inbox.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { createTestApp } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const inbox = async (to?: string, at = node) => {
  const { body, raw } = await at.callAs(null, listSandboxInbox, to === undefined ? {} : { to });
  if (!body.success) throw new Error(raw.body);
  return body.value.messages;
};

describe('production', () => {
  test('has no inbox at all, and sends nothing it has no provider for', async () => {
    const real = await createTestApp({ ...database, profile: 'production' });
    const answer = await real.app.inject({ url: listSandboxInbox.path });
    expect(answer.statusCode).toBe(404);
    const { messages } = real.app.platform;
    await expect(messages.sms({ to: '8801712345678', text: 'x' })).rejects.toThrow('no SMS provider');
    await expect(messages.mail({ to: 'a@mail.example', subject: 's', text: 'x' })).rejects.toThrow(
      'SMTP_URL',
    );
    expect(await database.db.query(sql`select from sandbox_message`)).toEqual([]);
    await real.close();
  });

  test('hands a text message to the webhook, signed over its very bytes', async () => {
    const received: { headers: IncomingMessage['headers']; body: string }[] = [];
    let status = 200;
    const provider = createServer((request, response) => {
      const answer = async () => {
        received.push({ headers: request.headers, body: await text(request) });
        response.writeHead(status).end();
      };
      void answer();
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const key = { id: 'sms-1', secret: Buffer.alloc(32, 'key') };
    const { port } = provider.address() as AddressInfo;
    const smsWebhook = { url: `http://127.0.0.1:${port}/send`, key };
    const real = await createTestApp({ ...database, profile: 'production', smsWebhook });
    await real.app.platform.messages.sms({ to: '8801712345678', text: 'আপনার কোড 123456' });
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toEqual({ to: '+8801712345678', text: 'আপনার কোড 123456' });
    const header = (name: string) => String(headers[name]);
    const expected = createHmac('sha256', key.secret)
      .update(signedText(header(SIGNATURE_HEADERS.timestamp), header(SIGNATURE_HEADERS.nonce), body))
      .digest('hex');
    expect(header(SIGNATURE_HEADERS.signature)).toBe(expected);
    status = 500;
    await expect(real.app.platform.messages.sms({ to: '1', text: 'x' })).rejects.toThrow('answered 500');
    await real.close();
    provider.close();
  });
});

describe('the sandbox', () => {
  test('brings a mail over SMTP into its inbox, whole, with its code or its link', async () => {
    const { mail } = node.app.platform.messages;
    await mail({ to: 'rahim@mail.example', subject: 'বিষয় ১', text: '482915 আপনার কোড।\n.\nশেষ লাইন' });
    const link = `http://localhost:3000/reset#${'a1-_'.repeat(11)}`;
    await mail({ to: 'rahim@mail.example', subject: 'Link', text: `Open 123456\n\n${link}\n\nbye` });
    const [second, first] = await inbox('rahim@mail.example');
    expect(first).toMatchObject({ kind: 'mail', subject: 'বিষয় ১', code: '482915', link: null });
    expect(first?.text).toContain('শেষ লাইন');
    expect(second).toMatchObject({ code: null, link });
  });

  test('shows the newest fifty, and those to one number when asked, with or without its plus', async () => {
    const { sms } = node.app.platform.messages;
    for (let count = 0; count < 55; count += 1)
      await sms({ to: `88017000000${String(count).padStart(2, '0')}`, text: `${100_000 + count} code` });
    const all = await inbox();
    expect(all).toHaveLength(50);
    expect(all[0]).toMatchObject({ to: '+8801700000054', code: '100054', kind: 'sms' });
    for (const to of ['8801700000007', '+8801700000007'])
      expect(await inbox(to)).toMatchObject([{ code: '100007' }]);
    expect(await inbox('nobody@mail.example')).toEqual([]);
  });

  test('the post office listens on this machine alone, and is closed with its node', async () => {
    const own = await createTestApp(database);
    await own.app.platform.messages.mail({ to: 'a@mail.example', subject: 's', text: 'x' });
    await own.close();
    await expect(
      own.app.platform.messages.mail({ to: 'a@mail.example', subject: 's', text: 'x' }),
    ).rejects.toThrow(/ECONNREFUSED|closed/i);
  });
});
