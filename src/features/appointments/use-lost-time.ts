import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clockTime } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';

type When = { day: string; time: string };

/**
 * A time that is not offered (another day, clinic or type was chosen) is no choice any more. Where it is what the person had chosen
 * before they came back (`kept`, the draft), or its day is over, that is said: they would not look for what they had settled.
 */
export const useLostTime = (
  // biome-ignore lint/suspicious/noExplicitAny: forms that hold more than a day and a time
  { setValue, setError }: Pick<UseFormReturn<any>, 'setValue' | 'setError'>,
  kept: Record<string, unknown> | null,
  { day, time }: When,
  free: ReadonlySet<string> | null,
) => {
  const today = useToday();
  const isKept = kept !== null && kept.day === day && kept.time === time;
  const isOver = isKept && day !== '' && day < today;
  const isGone = time !== '' && (isOver || (free !== null && !free.has(time)));
  useEffect(() => {
    if (!isGone) return;
    setValue('time', '');
    if (isOver) setError('day', { type: 'server', message: 'La fecha que habías elegido ya pasó. Elige otra.' });
    else if (isKept)
      setError('time', {
        type: 'server',
        message: `La hora que habías elegido, ${clockTime(time)}, ya no está libre. Elige otra.`,
      });
  }, [isGone, isOver, isKept, time, setValue, setError]);
};
