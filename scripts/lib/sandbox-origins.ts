import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type SandboxOrigins = { site: string; house: string };

const fileIn = (dataDir: string): string => join(dataDir, 'origins.json');

/** Where the sandbox of this data folder answers, for commands that make links to it. Nothing in it is secret. */
export function writeOrigins(dataDir: string, origins: SandboxOrigins): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileIn(dataDir), `${JSON.stringify(origins)}\n`);
}

/** What the sandbox said when it last started; without that, what was asked for, else where one starts by itself. */
export function readOrigins(dataDir: string, env: NodeJS.ProcessEnv): SandboxOrigins {
  const said = lastSaid(dataDir);
  return {
    site: at(env['PORT']) ?? said?.site ?? at('3000') ?? '',
    house: at(env['HOUSE_PORT']) ?? said?.house ?? at('3001') ?? '',
  };
}

const at = (port: string | undefined): string | undefined =>
  port === undefined || port === '' ? undefined : `http://localhost:${port}`;

function lastSaid(dataDir: string): SandboxOrigins | undefined {
  try {
    const { site, house } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Partial<SandboxOrigins>;
    return URL.canParse(site ?? '') && URL.canParse(house ?? '')
      ? { site: String(site), house: String(house) }
      : undefined;
  } catch {
    return undefined;
  }
}
