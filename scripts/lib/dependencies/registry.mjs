import { spawn } from 'node:child_process';

/** Nobody waits long for a registry that does not answer. */
const ASK_ONCE = ['--fetch-retries=0', '--fetch-timeout=15000'];
const LEVELS = ['critical', 'high', 'moderate', 'low'];
/** From here on a release waits. */
const SERIOUS = new Set(['critical', 'high']);

/** Runs npm itself and keeps what it says. */
function npm(args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/**
 * What `npm audit` found, or that nobody could be asked: a machine without a registry proves nothing and fails nothing.
 * @param {{ code: number, stdout: string }} answer
 */
export function readAudit({ stdout }) {
  const report = parse(stdout);
  const counts = report?.metadata?.vulnerabilities;
  if (counts === undefined)
    return { asked: false, serious: false, text: 'the registry does not answer here; nothing was compared' };
  const found = LEVELS.filter((level) => counts[level] > 0).map((level) => `${counts[level]} ${level}`);
  return {
    asked: true,
    serious: LEVELS.some((level) => SERIOUS.has(level) && counts[level] > 0),
    text:
      found.length === 0
        ? 'none is known'
        : `${found.join(', ')}: ${Object.keys(report.vulnerabilities ?? {}).join(', ')}`,
  };
}

export async function audit() {
  return readAudit(await npm(['audit', '--json', ...ASK_ONCE]));
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
