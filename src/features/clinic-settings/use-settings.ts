import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type * as z from 'zod';
import { errorText, knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { type ClinicCore, type ClinicSettings, settingsDetails } from '../../shared/schemas/clinic.ts';
import type { AgendaVisit } from '../../shared/schemas/visit.ts';
import { say } from '../../ui/toasts.tsx';

/** Everything of the settings screen, and how a change comes back into it. */
export const useSettings = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const options = trpc.clinicSettings.get.queryOptions();
  const query = useQuery(options);
  return {
    query,
    /** Puts changed parts into what stands on the screen; the version comes with them. */
    apply: (part: Partial<ClinicSettings>) =>
      client.setQueryData(options.queryKey, (old) => (old ? { ...old, ...part } : old)),
    refresh: () =>
      Promise.all([
        client.invalidateQueries(trpc.clinicSettings.pathFilter()),
        client.invalidateQueries(trpc.clinic.pathFilter()),
        client.invalidateQueries(trpc.clinicMessages.canned.pathFilter()),
      ]),
  };
};
export type Settings = ReturnType<typeof useSettings>;
/** What each part of the screen gets. */
export type PartProps = { settings: Settings; data: ClinicSettings };

/** The core without what only some answers carry. */
export const coreOf = ({ kept: _, ...core }: ClinicCore & { kept?: AgendaVisit[] }): ClinicCore => core;

const byPath = (issues: readonly { path: PropertyKey[] | string; message: string }[]): Record<string, string> =>
  Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [typeof path === 'string' ? path : path.join('.'), message]),
  );

/**
 * Sends one form of the settings: checks what was typed, says what is wrong by field and focuses the first, tells how it ended.
 * When somebody else saved meanwhile the new version comes in, what was typed stays, and the person decides.
 */
export const useSend = ({ apply, refresh }: Settings, form?: RefObject<HTMLElement | null>) => {
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const show = (wrong: Record<string, string>) => {
    setIssues(wrong);
    requestAnimationFrame(() => form?.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  /** What was typed as the call takes it; null: something is wrong, and said. */
  const check = <Schema extends z.ZodType>(schema: Schema, typed: unknown): z.output<Schema> | null => {
    const parsed = schema.safeParse(typed);
    setError(null);
    if (parsed.success) setIssues({});
    else show(byPath(parsed.error.issues));
    return parsed.success ? parsed.data : null;
  };
  /** Runs the call; null: refused, and said. */
  const send = async <T>(work: () => Promise<T>, done: string | ((result: T) => string)): Promise<T | null> => {
    if (isBusy) return null;
    setBusy(true);
    setError(null);
    try {
      const result = await work();
      say(typeof done === 'string' ? done : done(result));
      await refresh();
      return result;
    } catch (failure) {
      const known = knownError(failure);
      const current = settingsDetails.safeParse(known?.details).data?.current;
      if (current) apply(current);
      if (known && known.issues.length > 0) show(byPath(known.issues));
      setError(errorText(failure, 'No se pudo guardar'));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { issues, error, isBusy, check, send };
};
