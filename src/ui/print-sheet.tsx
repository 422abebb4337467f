import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

/** A sheet that exists on paper alone: what it holds is printed in place of the screen, once, and then it goes. */
export const PrintSheet = ({ title, onDone, children }: { title: string; onDone: () => void; children: ReactNode }) => {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => {
      document.title = before;
      window.removeEventListener('afterprint', onDone);
    };
  }, [title, onDone]);
  // Beside the app, not in it: the place that asked for the sheet may itself not be printed.
  return createPortal(<div className="print-sheet">{children}</div>, document.body);
};
