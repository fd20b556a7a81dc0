import * as z from 'zod/mini';
import { Skipped, type Player, type WalletDriver } from '#conformance/wallet-under-test.ts';

const given = z.array(
  z.object({
    id: z.string(),
    token: z.string(),
    currency: z.string(),
    gameCode: z.string(),
    /** What the player has, exactly. */
    balance: z.string().check(z.regex(/^\d+\.\d\d$/)),
    game: z._default(z.enum(['slot', 'live']), 'slot'),
  }),
);

/** Players that somebody has made and launched before, each used once. Nothing else can be done to them. */
export function driverOfGivenPlayers(list: unknown): WalletDriver {
  const left = given.parse(list);
  return {
    newPlayer: async (balance, game = 'slot'): Promise<Player> => {
      const at = left.findIndex((one) => one.balance === balance && one.game === game);
      const [player] = at === -1 ? [] : left.splice(at, 1);
      if (player === undefined)
        throw new Skipped(`no unused player with ${balance} in a ${game} game was given`);
      const { id, token, currency, gameCode } = player;
      return { id, token, currency, gameCode };
    },
  };
}
