/** Pitch of a beat, and of every tenth, by which the ear counts; Hz. */
const PITCH = 660;
const TENTH = 990;
/** Length of a beat, s. */
const LENGTH = 0.07;

/** A browser lets a page sound only from a touch: made within one. Null where there is no sound; what it says is always shown too. */
export const beatSound = () => {
  if (!window.AudioContext) return null;
  const audio = new AudioContext();
  let out = audio.createGain();
  out.connect(audio.destination);
  return {
    /** Sounds in `ms`, by the clock of the sound itself: a busy page does not delay it. */
    play: (ms: number, isTenth: boolean) => {
      // What is not let sound yet (a press that was played again) must not pile up.
      if (audio.state !== 'running') {
        void audio.resume();
        return;
      }
      const at = audio.currentTime + Math.max(ms, 0) / 1000;
      const beat = audio.createOscillator();
      beat.frequency.value = isTenth ? TENTH : PITCH;
      beat.connect(out);
      beat.start(at);
      beat.stop(at + LENGTH);
    },
    /** Takes back what was to sound. */
    silence: () => {
      out.disconnect();
      out = audio.createGain();
      out.connect(audio.destination);
    },
    end: () => void audio.close(),
  };
};

export type BeatSound = NonNullable<ReturnType<typeof beatSound>>;
