import type { ReactNode } from 'react';
import type { Prose as ProseBlocks } from '../../../content/schema/prose.ts';
import { Prose } from './prose.tsx';

/** A titled part of a tab: prose, lists or whatever stands under the title. */
export const Part = ({ title, text, children, className = '' }: PartProps) => (
  <section className={`part ${className}`}>
    <h3>{title}</h3>
    {text && <Prose text={text} />}
    {children}
  </section>
);
type PartProps = { title: string; text?: ProseBlocks; children?: ReactNode; className?: string };

/** A smaller part inside one. */
export const SubPart = ({ title, text, children }: PartProps) => (
  <div className="subpart">
    <h4>{title}</h4>
    {text && <Prose text={text} />}
    {children}
  </div>
);

/** One fact a line. */
export const Lines = ({ items }: { items: readonly string[] }) => (
  <ul className="dash">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
