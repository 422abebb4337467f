/** Pitch and length of the sound, Hz and s. */
const PITCH = 880;
const LENGTH = 0.4;

/**
 * Makes a short sound ready, to be called within a touch; what it answers sounds and shakes the phone later. Silent where the
 * browser has neither: what it says is always written too.
 */
export const beep = (): (() => void) => {
  const audio = window.AudioContext ? new AudioContext() : null;
  return () => {
    navigator.vibrate?.([200, 100, 200]);
    if (!audio) return;
    const sound = audio.createOscillator();
    sound.frequency.value = PITCH;
    sound.connect(audio.destination);
    sound.onended = () => audio.close();
    sound.start();
    sound.stop(audio.currentTime + LENGTH);
  };
};
