import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { watchTree } from './cpu.ts';

type Kinds = Map<string, number>;

const total = (kinds: Kinds): number => [...kinds.values()].reduce((sum, seconds) => sum + seconds, 0);
const figure = (seconds: number): string => seconds.toFixed(1).padStart(6);
const dearestFirst = (kinds: Kinds) => [...kinds].sort((a, b) => b[1] - a[1]);
const since = (now: Kinds, before: Kinds): Kinds =>
  new Map([...now].map(([kind, seconds]) => [kind, seconds - (before.get(kind) ?? 0)]));

/** Says what processor each walk took (one worker: two would count each other's) and whose it was. */
class Walks implements Reporter {
  #watch = watchTree();
  #before: Kinds = new Map();
  #start: Kinds = new Map();
  #rows: { seconds: number; says: string }[] = [];

  onBegin() {
    this.#before = this.#watch.byKind();
    this.#start = this.#before;
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const now = this.#watch.byKind();
    const took = since(now, this.#before);
    this.#before = now;
    const [, project, file, ...words] = test.titlePath();
    const says = `${file} ${project}: ${words.join(' ')}`;
    const seconds = total(took);
    this.#rows.push({ seconds, says });
    const whose = dearestFirst(took)
      .slice(0, 4)
      .map(([kind, part]) => `${part.toFixed(1)} ${kind}`);
    console.log(
      `${figure(seconds)} of ${figure(result.duration / 1000)} s, ${result.status}: ${says} (${whose.join(', ')})`,
    );
    for (const { message } of result.errors) console.log(message);
  }

  onEnd() {
    const kinds = this.#watch.byKind();
    this.#watch.stop();
    console.log('\nThe dearest:');
    for (const { seconds, says } of [...this.#rows].sort((a, b) => b.seconds - a.seconds).slice(0, 30))
      console.log(`${figure(seconds)}  ${says.slice(0, 150)}`);
    console.log('\nWhose:');
    for (const [kind, seconds] of dearestFirst(kinds)) console.log(`${figure(seconds)}  ${kind}`);
    const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0];
    console.log(
      `\n${this.#rows.length} walks: ${figure(total(kinds))} s of processor, ${figure(total(this.#start))} before the first (load ${load})`,
    );
  }
}

export default Walks;
