import { DEFAULT_SITE_URL } from '../../src/shared/brand.ts';

/** Address of the deployment, without a closing slash: canonical links, sitemap and Open Graph. Set SITE_URL for another domain. */
export const siteUrl = (): string => (process.env.SITE_URL ?? DEFAULT_SITE_URL).replace(/\/+$/, '');
