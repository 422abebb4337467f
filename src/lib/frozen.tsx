import type { ReactNode } from 'react';

/** Empty html that a page with Trusted Types may set. */
const NOTHING = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/** Attributes of an element whose html React leaves as it finds it when it takes the page over. */
export const KEEP_HTML = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: NOTHING } } as const;

/**
 * A part of a prerendered page that needs no script. With `children` null it keeps the html that stands there while the
 * browser takes the page over, so that neither its words nor its code travel a second time. Links in it are followed by
 * app/follow-links.ts.
 */
export const Frozen = ({ children, className }: { children: ReactNode; className?: string }) =>
  children === null ? <div className={className} {...KEEP_HTML} /> : <div className={className}>{children}</div>;
