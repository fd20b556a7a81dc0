/**
 * `FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 npx tsx scripts/record-firebase-answers.ts`: writes down what firebase's own
 * auth emulator answers to a phone sign-in (LOG-14, ERR-08), for tests that then need no emulator. It runs on Node alone:
 * `npm i firebase-tools` in an empty folder with `{"emulators":{"auth":{"port":9099},"ui":{"enabled":false}}}` as its
 * firebase.json, then `npx firebase emulators:start --only auth --project demo-maidan`.
 */
import { writeFileSync } from 'node:fs';

const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
if (host === undefined || host === '') {
  process.stderr.write(
    'Start the auth emulator and name it in FIREBASE_AUTH_EMULATOR_HOST; this file says how.\n',
  );
  process.exit(1);
}
const PROJECT = 'demo-maidan';
const NUMBER = '+8801712345678';
const ANSWERS = 'apps/web/src/features/session/firebase/firebase-answers.json';
/** Unsigned, as the emulator's tokens are. The server must know its shape and refuse it. */
const TOKEN = 'apps/server/src/modules/accounts/verification/firebase-emulator-token.json';

type Answer = { status: number; body: unknown };
const recorded: Record<string, Answer> = {};

async function ask(path: string, body?: object, owner = false): Promise<Answer> {
  const response = await fetch(`http://${host}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(owner ? { authorization: 'Bearer owner' } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const account = (verb: string, body: object) =>
  ask(`identitytoolkit.googleapis.com/v1/accounts:${verb}?key=k`, body);
const send = (body: object) => account('sendVerificationCode', { recaptchaToken: 'proof', ...body });
const signIn = (body: object) => account('signInWithPhoneNumber', body);
const textOf = (body: unknown, name: string) => String(new Map(Object.entries(body ?? {})).get(name));

/** A session that waits for its code, and the code that the emulator would have sent. */
async function openSession(): Promise<{ sessionInfo: string; code: string }> {
  const sent = await send({ phoneNumber: NUMBER });
  recorded['sent'] = sent;
  const sessionInfo = textOf(sent.body, 'sessionInfo');
  const { body } = await ask(`emulator/v1/projects/${PROJECT}/verificationCodes`);
  const { verificationCodes } = body as { verificationCodes: { sessionInfo: string; code: string }[] };
  const code = verificationCodes.find((one) => one.sessionInfo === sessionInfo)?.code ?? '';
  return { sessionInfo, code };
}

recorded['sendWithoutNumber'] = await send({});
recorded['sendToNoNumber'] = await send({ phoneNumber: 'nonsense' });
recorded['sendWithoutCountry'] = await send({ phoneNumber: '01712345678' });

const { sessionInfo, code } = await openSession();
const wrong = code === '000000' ? '111111' : '000000';
recorded['wrongCode'] = await signIn({ sessionInfo, code: wrong });
recorded['withoutCode'] = await signIn({ sessionInfo });
recorded['withoutSession'] = await signIn({ code });
recorded['unknownSession'] = await signIn({ sessionInfo: 'nobody-opened-this', code });
const signedIn = await signIn({ sessionInfo, code });
recorded['signedIn'] = signedIn;
recorded['codeUsedBefore'] = await signIn({ sessionInfo, code });
recorded['lookup'] = await account('lookup', { idToken: textOf(signedIn.body, 'idToken') });

const localId = textOf(signedIn.body, 'localId');
const update = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`;
await ask(update, { localId, disableUser: true }, true);
recorded['userDisabled'] = await signIn(await openSession());
await ask(update, { localId, disableUser: false }, true);

writeFileSync(ANSWERS, `${JSON.stringify(recorded, null, 2)}\n`);
writeFileSync(TOKEN, `${JSON.stringify({ idToken: textOf(signedIn.body, 'idToken') }, null, 2)}\n`);
process.stdout.write(`${Object.keys(recorded).length} answers in ${ANSWERS}, the token in ${TOKEN}\n`);
