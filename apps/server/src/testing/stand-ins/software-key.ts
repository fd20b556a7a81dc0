import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What a key can be made to get wrong. */
export type Bent = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
};
type Options = Readonly<Record<string, unknown>>;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A passkey in memory: answers like the authenticator of a phone would, and wrongly where a test wants it. */
export class SoftwareKey {
  readonly id = base64url(randomBytes(32));
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  readonly #origin: string;
  #userHandle = '';
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** `navigator.credentials.create()`. */
  create(options: Options, bent: Bent = {}): Record<string, unknown> {
    this.#userHandle = nested(options, 'user', 'id');
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#cosePublicKey()]);
    const rpId = bent.rpId ?? nested(options, 'rp', 'id');
    const authData = Buffer.concat([this.#authData(rpId, HAS_KEY, bent), attested]);
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', options, bent)),
      attestationObject: base64url(attestationWithoutStatement(authData)),
      transports: ['internal'],
    });
  }

  /** `navigator.credentials.get()`. */
  get(options: Options, bent: Bent = {}): Record<string, unknown> {
    this.counter += 1;
    const authData = this.#authData(bent.rpId ?? String(options['rpId']), 0, bent);
    const clientData = this.#clientData('webauthn.get', options, bent);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      userHandle: bent.userHandle ?? this.#userHandle,
    });
  }

  #answer(response: Record<string, unknown>): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, options: Options, bent: Bent): Buffer {
    const challenge = bent.challenge ?? String(options['challenge']);
    const data = {
      type: bent.type ?? type,
      challenge,
      origin: bent.origin ?? this.#origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data));
  }

  #authData(rpId: string, flags: number, bent: Bent): Buffer {
    const verified = bent.unverified === true ? 0 : USER_VERIFIED;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(bent.counter ?? this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | verified | flags]), counter]);
  }

  /** COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
  #cosePublicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]),
      coordinate(0x21, x),
      coordinate(0x22, y),
    ]);
  }
}

function coordinate(key: number, value: string): Buffer {
  return Buffer.concat([Buffer.from([key, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
}

function cborText(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}. */
function attestationWithoutStatement(authData: Buffer): Buffer {
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
  const parts = [
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
  ];
  return Buffer.concat([...parts, cborText('authData'), length, authData]);
}

function nested(options: Options, outer: string, inner: string): string {
  const value: unknown = options[outer];
  return typeof value === 'object' && value !== null ? String(Reflect.get(value, inner)) : '';
}
