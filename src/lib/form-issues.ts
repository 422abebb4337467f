import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { knownError } from './errors.ts';

/**
 * Puts what the server found wrong beside the fields of `names` and focuses the first one. False when it named none of them:
 * the form then shows the error as a whole.
 */
export const showIssues = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  names: readonly Path<Values>[],
): boolean => {
  const issues = (knownError(error)?.issues ?? []).filter((issue) => names.includes(issue.path as Path<Values>));
  for (const [index, { path, message }] of issues.entries())
    setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  return issues.length > 0;
};
