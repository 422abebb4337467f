import './cpr-beat.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useRhythm, useScreenAwake } from '../vital-signs/use-rhythm.ts';
import { clockText, ROUND } from './cpr-rhythm.ts';
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
  both: { name: 'Cambio de persona', said: 'Que comprima otra persona' },
  solo: { name: 'Mira si respira', said: 'Mira si respira' },
};

/** Where the hands go, in sight while they press: the step that tells it is pushed off the screen by the beat. */
const HANDS = {
  hamsters: 'El pecho, entre pulgar e índice. No hundas más de un tercio.',
  loros: 'Boca arriba en tu palma: uno o dos dedos sobre la quilla, con suavidad.',
};
const Hands = ({ species }: { species: string | undefined }) => (
  <p className="beat-hands">
    {species === 'hamsters' || species === 'loros' ? (
      HANDS[species]
    ) : (
      <>
        <span data-for="perros">Perro: dos manos en lo más ancho del costado. </span>
        Gato o perro pequeño: una mano, detrás de los codos.
      </>
    )}
  </p>
);

/** Said to who only listens: not each beat, but every tenth where they are counted, the breaths and the end of a turn. */
const saidAt = (beat: number, breathe: number, turn: string, breaths: boolean): string => {
  if (breathe > 0) return 'Sopla 2 veces a un perro o un gato';
  if (turn) return turn;
  return beat < 10 || !breaths ? '' : String(beat - (beat % 10));
};

type NowProps = { beat: number; breathe: number; breaths: boolean; looks: boolean };

/** The largest words: what the hands do now. Where nobody blows there is no thirty to count to, and the word itself beats. */
const wordsOf = ({ beat, breathe, breaths, looks }: NowProps) => {
  if (looks) return ['Mira', 'si respira, un instante', 'si no, sigue comprimiendo'] as const;
  if (!breaths) return ['Comprime', '', 'sin soplos, sin parar'] as const;
  return breathe > 0
    ? ([2, 'Sopla 2 veces', `en ${breathe} s comprime otra vez`] as const)
    : ([beat, `de ${ROUND}`, 'después, 2 soplos'] as const);
};

const Now = (props: NowProps) => {
  const [large, what, then] = wordsOf(props);
  return (
    <div className="beat-now" role="timer">
      <b key={props.beat} className={typeof large === 'number' ? 'num' : 'word'}>
        {large}
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

  const steady = breaths ? 'Comprime a este ritmo' : 'A este ritmo: aprieta y suelta';
  const now = breathe > 0 ? 'Perro o gato: para y sopla' : steady;
  return (
    <section ref={card} tabIndex={-1} className="beat" aria-label="Ritmo de las compresiones">
      <h4 data-now={change || undefined}>{change ? turn.said : now}</h4>
      <Now beat={beat} breathe={breathe} breaths={breaths} looks={isSolo && change} />
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
            <i key={one} data-on={one <= beat || undefined} />
          ))}
        </div>
      )}
      <Hands species={start.closest<HTMLElement>('.aid-instead')?.dataset.species} />
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
