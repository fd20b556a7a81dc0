import { spawn } from 'node:child_process';

/** Runs a program with this terminal as its own and answers with its exit code; signals reach it too. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(code ?? (signal === null ? 1 : 130));
    });
  });
}

const END_WITH_STARTER = new URL('./end-with-starter.mjs', import.meta.url).href;

/** Runs a TypeScript file of ours; it ends when this process does, however that happens. */
export function runTypeScript(file, args = [], options = {}) {
  return run(process.execPath, ['--import', 'tsx', '--import', END_WITH_STARTER, file, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}
