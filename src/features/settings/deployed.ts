import { useQuery } from '@tanstack/react-query';

const named = (html: string): string | null => /data-build="([^"]+)"/.exec(html)?.[1] ?? null;

/** Name of the build that the page came with; null: it was not built (development). */
export const ownBuild = (): string | null => document.documentElement.dataset.build || null;

/** Name of the build that is deployed now, asked of the server; null: it does not say. */
export const useDeployed = () =>
  useQuery({
    queryKey: ['deployed'],
    queryFn: async () => {
      const answer = await fetch('/shell', { cache: 'no-store' });
      return answer.ok ? named(await answer.text()) : null;
    },
  });
