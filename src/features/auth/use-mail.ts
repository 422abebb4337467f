import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';

/** Whether this deployment sends e-mail; undefined: not known yet. `asked` false: nobody needs to know. */
export const useMail = (asked = true): boolean | undefined =>
  useQuery(useTRPC().post.state.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY, enabled: asked })).data
    ?.enabled;
