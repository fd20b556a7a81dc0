import type { Door } from '#call/door.ts';
import { parse } from '#http/request/parse.ts';
import { mountCsv } from './mount-csv.ts';
import { admit, mount } from './mount.ts';

export const DOOR: Door = { mount, mountCsv, admit, parse };
