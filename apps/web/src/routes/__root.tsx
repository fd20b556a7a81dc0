import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '#lib/router-context.ts';

/** The shell around every page is put on by `app/router.tsx`: routes know features, not the frame they stand in. */
export const Route = createRootRouteWithContext<RouterContext>()();
