import { resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { ROUTER_OPTIONS } from './router-options.ts';

/** `npm run routes --workspace apps/web`: writes the typed route tree without building. */
const root = resolve(import.meta.dirname, '..');
await new Generator({ config: getConfig(ROUTER_OPTIONS, root), root }).run();
