import './cpr-beat.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useRhythm, useScreenAwake } from '../vital-signs/use-rhythm.ts';
import { clockText, ROUND, TURN_MS } from './cpr-rhythm.ts';
import type { BeatSound } from './cpr-sound.ts';

const BEATS = Array.from({ length: ROUND }, (_, index) => index + 1);

/** Whether there is something to shake: a browser at a desk has the call and nothing that moves. */
const canShake = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

const Toggle = ({ on, onToggle, children }: { on: boolean; onToggle: () => void; children: ReactNode }) => (
  <button type="button" role="switch" aria-checked={on} className="beat-switch" onClick={onToggle}>
    <i />
    {children}
  </button>
);

/** What a turn of two minutes ends with: who knows how to press a hamster or a bird looks whether it breathes. */
const TURN = {
  both: { name: 'Cambio de persona', said: 'Que comprima otra persona', until: 'para que comprima otra persona' },
  solo: { name: 'Mira si respira', said: 'Mira si respira', until: 'para mirar si respira' },
};

/** Said to who only listens: not each beat, but every tenth where they are counted, the breaths and the end of a turn. */
const saidAt = (beat: number, breathe: number, turn: string, breaths: boolean): string => {
  if (breathe > 0) return 'Sopla 2 veces a un perro o un gato';
  if (turn) return turn;
  return beat < 10 || !breaths ? '' : String(beat - (beat % 10));
};

/** Of the two minutes of a turn, in marks of the row: where nobody blows there is no thirty to count to. */
const marksOf = (left: number): number => Math.floor(((TURN_MS / 1000 - left) * ROUND * 1000) / TURN_MS);

type NowProps = { beat: number; breathe: number; breaths: boolean; left: string; until: string };

const Now = ({ beat, breathe, breaths, left, until }: NowProps) => {
  const counted =
    breathe > 0 ? ['Sopla 2 veces', `en ${breathe} s comprime otra vez`] : [`de ${ROUND}`, 'después, 2 soplos'];
  const [what, then] = breaths ? counted : [until, 'sin soplos, sin parar'];
  return (
    <div className="beat-now" role="timer">
      <b key={beat} className="num">
        {breaths ? beat || 2 : left}
      </b>
      <span>
        {what}
        <small>{then}</small>
      </span>
    </div>
  );
};

export type CprBeatProps = { sound: BeatSound | null; start: HTMLElement; onStop: () => void };

/** The beat while it runs: compress with each, breathe after thirty, change hands every two minutes. A `solo` start has no breaths. */
export const CprBeat = ({ sound, start, onStop }: CprBeatProps) => {
  const isSolo = start.dataset.beatStart === 'solo';
  const turn = isSolo ? TURN.solo : TURN.both;
  const [isLoud, setLoud] = useState(true);
  const [shakes, setShakes] = useState(canShake);
  const [breaths, setBreaths] = useState(!isSolo);
  const { beat, breathe, seconds, left, change } = useRhythm(isLoud ? sound : null, shakes, breaths);
  useScreenAwake();
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // It takes the place of what was pressed. The focus goes to the card: a second press of the same key stops nothing.
    start.hidden = true;
    card.current?.focus({ preventScroll: true });
    // All of it, switches included, stands above the telephones of a phone's foot; what it says where to press stays if it can.
    card.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return () => {
      start.hidden = false;
    };
  }, [start]);
  useEffect(() => () => sound?.end(), [sound]);

  const now = breathe > 0 ? 'Perro o gato: para y sopla' : 'Comprime a este ritmo';
  return (
    <section ref={card} tabIndex={-1} className="beat" aria-label="Ritmo de las compresiones">
      <h4 data-now={change || undefined}>{change ? turn.said : now}</h4>
      <Now beat={beat} breathe={breathe} breaths={breaths} left={change ? 'ya' : clockText(left)} until={turn.until} />
      <p className="sr-only" role="status">
        {saidAt(beat, breathe, change ? turn.said : '', breaths)}
      </p>
      {breathe > 0 ? (
        <p className="beat-whom">
          <span data-for="hamsters loros">Ave o hámster: no le soples, sigue</span>
        </p>
      ) : (
        <div className="beat-row" aria-hidden="true">
          {BEATS.map((one) => (
            <i key={one} data-on={one <= (breaths ? beat : marksOf(left)) || undefined} />
          ))}
        </div>
      )}
      <dl className="beat-times">
        <div>
          <dt>Llevas</dt>
          <dd className="num">{clockText(seconds)}</dd>
        </div>
        <div data-now={change || undefined}>
          <dt>
            {turn.name}
            {change ? '' : ' en'}
          </dt>
          <dd className="num">{change ? 'ya' : clockText(left)}</dd>
        </div>
      </dl>
      <button type="button" className="beat-stop" onClick={onStop}>
        <Icon name="x" />
        Parar: respira o se mueve
      </button>
      <div className="beat-switches">
        {!isSolo && (
          <Toggle on={!breaths} onToggle={() => setBreaths(!breaths)}>
            Solo comprimir: hay veneno, rabia o miedo
          </Toggle>
        )}
        {sound && (
          <Toggle on={isLoud} onToggle={() => setLoud(!isLoud)}>
            Sonido
          </Toggle>
        )}
        {canShake() && (
          <Toggle on={shakes} onToggle={() => setShakes(!shakes)}>
            Vibración
          </Toggle>
        )}
      </div>
    </section>
  );
};
