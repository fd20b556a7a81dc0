import { spawn } from 'node:child_process';
import { PlainError } from './steps.mjs';

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

/**
 * Runs a program without showing what it says, and answers with that. Broken off by a signal it takes the program along;
 * a failure is told under the name of what failed, with the end of what was said.
 */
export function runQuietly(command, args, { what, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let brokenOff = false;
    const forward = (signal) => {
      brokenOff = true;
      child.kill(signal);
    };
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      if (brokenOff) reject(new PlainError(`${what} was broken off.`));
      else if (code === 0) resolve(output);
      else reject(new PlainError(`${what} failed:\n${output.slice(-6000)}`));
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
