import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/**
 * A sheet that exists on paper alone: what it holds is printed in place of the screen, once, when its pictures stand, and then
 * it goes.
 */
export const PrintSheet = ({ title, onDone, children }: { title: string; onDone: () => void; children: ReactNode }) => {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stays = true;
    const before = document.title;
    document.title = title;
    window.addEventListener('afterprint', onDone);
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
    // One that is broken keeps nobody waiting.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => stays && window.print());
    return () => {
      stays = false;
      document.title = before;
      window.removeEventListener('afterprint', onDone);
    };
  }, [title, onDone]);
  // Beside the app, not in it: the place that asked for the sheet may itself not be printed.
  return createPortal(
    <div ref={sheet} className="print-sheet">
      {children}
    </div>,
    document.body,
  );
};
