import { BRAND } from '../../../src/shared/brand.ts';
import type { Env } from '../../env.ts';

/** For whom passkeys are made: `id` is a host, `origin` the pages that may use them. */
export type RelyingParty = { id: string; name: string; origin: string };

/** What the deployment has for second steps; null: it lacks what that part needs. */
export type FactorSetup = {
  relyingParty: RelyingParty | null;
  /** Seals the secrets of apps of codes. */
  secret: string | null;
};

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const IS_ADDRESS = /^(\d+\.){3}\d+$|^\[/;

/**
 * The host of SITE_URL. A browser makes no passkey for an address in numbers: on this machine they work at `localhost`, whatever
 * name the site was started under.
 */
export const relyingPartyOf = (siteUrl: string | undefined): RelyingParty | null => {
  if (!siteUrl || !URL.canParse(siteUrl)) return null;
  const { hostname, port, protocol, origin } = new URL(siteUrl);
  if (LOCAL.test(hostname))
    return { id: 'localhost', name: BRAND, origin: `${protocol}//localhost${port ? `:${port}` : ''}` };
  return protocol === 'https:' && !IS_ADDRESS.test(hostname) ? { id: hostname, name: BRAND, origin } : null;
};

export const factorSetupOf = ({ SITE_URL, SECOND_STEP_SECRET }: Env): FactorSetup => ({
  relyingParty: relyingPartyOf(SITE_URL),
  secret: SECOND_STEP_SECRET || null,
});
