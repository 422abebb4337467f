import { parse } from 'yaml';

/**
 * Why a deployment would not be honest or would not run, by its two files; null: nothing. A start at home asks none of it: such a site names nobody,
 * and its build writes no security.txt.
 */
export const whyNotDeployable = ({ wrangler, policy }: { wrangler: string; policy: string }): string | null => {
  if (/database_id = "0{8}-/.test(wrangler))
    return 'wrangler.toml has no database yet: run "npx wrangler d1 create patas-y-plumas" and put the id it prints into database_id.';
  // However nobody is written: null, ~, or nothing after the colon.
  if (!(parse(policy) as { controller?: unknown }).controller)
    return 'content/politica.yaml names nobody who answers for the data (Ley 1581 de 2012), nor whom to tell of a weakness: fill in "controller" with name, address and email, then npm run fix.';
  return null;
};
