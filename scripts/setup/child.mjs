import { spawn } from 'node:child_process';

/** Signals that ask a foreground command to end. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** How often to look whether npm is still there, ms. */
const WATCH_MS = 250;

/**
 * npm hands a signal to the shell between it and us, and that shell dies without telling anybody. So under npm the parent's
 * death counts as the signal; a command run by hand may outlive the terminal (nohup).
 */
const onOrphaned = (end) => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), WATCH_MS).unref();
};

/**
 * Runs a long child until it ends, and ends with its exit code. A signal to this process is handed on; the channel between
 * both tells the child when this process dies without a word, so that nothing is left behind.
 */
export const endWith = (command, args, options = {}) => {
  const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], ...options });
  for (const signal of ENDING) process.on(signal, () => child.kill(signal));
  onOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${command} did not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
};
