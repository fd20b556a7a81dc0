import type { Operation, ResponseOf } from '@maidan/contract/operation.ts';
import type { getCipherKey } from '@maidan/contract/system/get-cipher-key.ts';
import type { FastifyRequest } from 'fastify';
import type { CryptoKey } from 'jose';

export type CipherKeys = {
  readonly current: () => Promise<ResponseOf<typeof getCipherKey>>;
  readonly privateKey: (kid: unknown) => Promise<CryptoKey>;
  /** Makes a new key when the newest is old, or at once; old ones go on being accepted for the grace period. */
  readonly rotate: (options?: { force: boolean }) => Promise<void>;
  /** Puts a new key in the place of those that this node's secrets do not open; answers with how many there were. */
  readonly replaceClosed: () => Promise<number>;
  /** Drops keys and message ids that nobody can use any more. */
  readonly prune: () => Promise<void>;
};

/** Opens what a page has encrypted; `http/sealing/cipher.ts` does it. */
export type Cipher = {
  readonly currentKey: () => Promise<ResponseOf<typeof getCipherKey>>;
  /** The data inside a sealed request. Every reason to refuse has the same answer (T5). */
  readonly open: (sent: unknown, operation: Operation, request: FastifyRequest) => Promise<unknown>;
  /** LOG-08: the random text that some calls bring in a header, sealed for this call like a body would be. */
  readonly openHeader: (operation: Operation, request: FastifyRequest) => Promise<void>;
  readonly keys: CipherKeys;
};
