import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { withFrom } from './after-login.ts';

/** A way in beside this one: a question and its link, which remembers where the person came from. */
export const Door = ({ ask, to, children }: { ask: string; to: string; children: ReactNode }) => {
  const search = useSearch();
  return (
    <p>
      {ask}{' '}
      <Link className="link" href={withFrom(to, search)}>
        {children}
      </Link>
    </p>
  );
};
