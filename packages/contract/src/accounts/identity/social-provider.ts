import * as z from 'zod/mini';

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export const socialProvider = z.enum(SOCIAL_PROVIDERS);
