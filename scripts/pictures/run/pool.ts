import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Done, Job } from './worker.ts';

/**
 * One picture in a thread of its own: the engine remembers colours (engine/color.ts), and what it has drawn before would show in
 * the next picture. So a picture depends on its plate alone.
 */
const draw = (job: Job): Promise<Done> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'worker.ts'), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** Draws all jobs, `atOnce` of them at a time; `tell` hears of each as it is done. */
export const drawAll = async (jobs: readonly Job[], tell: (done: Done) => void, atOnce: number): Promise<Done[]> => {
  const left = [...jobs];
  const done: Done[] = [];
  const work = async () => {
    for (let job = left.shift(); job; job = left.shift()) {
      const answer = await draw(job);
      done.push(answer);
      tell(answer);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, work));
  return done;
};
