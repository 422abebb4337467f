import { useRef, useState } from 'react';
import { isWeightJump } from '../shared/weights.ts';
import { weightText } from './formats.ts';

/** What a form asks before it keeps a weight that is far from the last one. */
export const useWeightDoubt = () => {
  const [asked, setAsked] = useState<{ kg: number; before: number } | null>(null);
  const sure = useRef<number | null>(null);
  return {
    /** True: the weight can be sent. Else it is asked about now. `before` 0: there is none to compare with. */
    allows: (kg: number | null, before: number): boolean => {
      const isAsked = kg !== null && sure.current !== kg && isWeightJump(before, kg);
      setAsked(isAsked ? { kg, before } : null);
      return !isAsked;
    },
    /** The weight that was asked about is right: it is sent. */
    confirm: (send: () => unknown) => {
      sure.current = asked?.kg ?? null;
      setAsked(null);
      send();
    },
    /** What the question shows (ui/doubt.tsx). */
    words: asked && {
      question: `¿Seguro? Antes pesaba ${weightText(asked.before)}.`,
      children:
        asked.kg > asked.before
          ? 'Si está creciendo es normal. Si no, revisa la coma y la unidad.'
          : 'Si no bajó tanto, revisa la coma y la unidad.',
      yes: `Sí, pesa ${weightText(asked.kg)}`,
    },
  };
};
