import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Done, Job } from './worker.ts';

/** Draws all jobs, a picture a core; `tell` hears of each as it is done. */
export const drawAll = (jobs: readonly Job[], tell: (done: Done) => void): Promise<Done[]> => {
  const left = [...jobs];
  const done: Done[] = [];
  const crew = Array.from({ length: Math.min(availableParallelism(), jobs.length) }, () => {
    const worker = new Worker(join(import.meta.dirname, 'worker.ts'));
    return new Promise<void>((resolve, reject) => {
      const next = () => {
        const job = left.shift();
        if (job) worker.postMessage(job);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (answer: Done) => {
        done.push(answer);
        tell(answer);
        next();
      });
      worker.on('error', reject);
      next();
    });
  });
  return Promise.all(crew).then(() => done);
};
