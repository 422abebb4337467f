import { type ReactNode, useEffect } from 'react';

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
  return <div className="print-sheet">{children}</div>;
};
