import { rgb } from '../engine/color.ts';
import { edges } from '../engine/edges.ts';
import type { Hair, Sample, Scene } from '../engine/scene.ts';
import { Sculpt } from '../engine/sculpt.ts';
import { trace } from '../engine/trace.ts';
import { look } from './animal.ts';
import { crest } from './crest.ts';
import { KEY_LEFT, KEY_RIGHT } from './dog.ts';
import { faceOf, flowOf, horn, type Parrot, type ParrotShot, plumage, wood } from './parrot.ts';
import type { Lifted } from './parrot-body.ts';
import { paintFeet } from './parrot-feet.ts';
import { parrotHead } from './parrot-head.ts';
import { namedTrunk, standOn, wholeParrot } from './parrot-stance.ts';
import { type Perch, WOOD, withoutPerch } from './perch.ts';
import { openWings, sailFlow } from './wings.ts';

/** One whole bird: on its perch, or on the wing without one. */
export type BirdShot = Omit<ParrotShot, 'view'> & {
  view: Omit<ParrotShot['view'], 'group'> & { group?: 'head' | 'body' | 'perch' };
  perch?: Perch;
  /** One foot is off the perch: holding food, scratching, reaching. */
  lifted?: Lifted;
};

const HARD = /^(foot|toe\d|claw|perch|food)$/;

/** The whole parrot of plates 2 to 4; portraits keep the bust (parrot.ts). */
export const birdScene = (o: Parrot, shot: BirdShot): Scene => {
  const body = o.body ?? {};
  const sculpt = new Sculpt();
  sculpt.group('body', { ...shot.body });
  sculpt.group('head', { pivot: [0, -0.3, -0.2], ...shot.head, at: sculpt.toWorld('body', [0, 0.68, 0.08]) });
  parrotHead(sculpt, { ...o.head, beak: { ...o.head.beak, open: shot.open ?? o.head.beak?.open ?? 0 } });
  wholeParrot(sculpt, body, shot.wings ? 'none' : 'closed');
  if (shot.wings) openWings(sculpt, shot.wings);
  const grips = shot.perch ? standOn(sculpt, body, shot.perch, shot.lifted) : [];
  o.sculpt?.(sculpt);
  const { group = 'head', p = [0, 0, 0], on, scale } = shot.view;
  const { color: timber = WOOD, unseen = false } = shot.perch ?? {};
  const bare = (hair: Hair, s: Sample): Hair =>
    HARD.test(s.part) ? { ...hair, bare: true, color: s.part === 'perch' ? rgb(timber) : hair.color } : hair;
  const coat = namedTrunk(shot.coat ?? o.coat, body);
  return {
    sculpt,
    coat: (s) => bare(coat(s), s),
    flow: (s) => (s.part === 'sail' ? sailFlow(s, shot.wings?.span) : flowOf(s)),
    light: {
      from: (shot.head?.yaw ?? 0) > 0 ? KEY_RIGHT : KEY_LEFT,
      lightAbove: 0.66,
      reach: 0.6,
      cast: 0.55,
      ...shot.light,
    },
    view: look(sculpt, group, p, on, scale),
    seed: shot.seed ?? 23,
    detail: shot.detail,
    paint: (painter) => {
      o.before?.(painter);
      if (o.crest) crest(painter, o.crest(shot.crest ?? 0.7));
      plumage(painter, shot.fine ?? 1);
      if (unseen) withoutPerch(painter);
      o.marks?.(painter);
      if (o.edges !== false) edges(painter, { ...o.edges, jump: 0.2, opacity: 0.3 });
      if (shot.perch && !unseen) wood(painter, timber);
      horn(painter, o);
      paintFeet(painter, o.feet ?? '#5d5658', o.claws ?? '#2b2528', grips);
      const food = shot.lifted?.food;
      if (food) trace(painter, (s) => s.part === 'food', { hair: { color: rgb(food.color) }, soft: 1, grow: 0.1 });
      faceOf(painter, o);
      o.finish?.(painter);
      shot.extra?.(painter);
    },
  };
};
