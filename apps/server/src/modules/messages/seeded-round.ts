/** How the ids of the rounds begin that the sandbox's past is made of: nobody played them, so the board marks them. */
export const SEEDED_ROUND = 'seed-';
