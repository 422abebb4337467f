import type { Incoming } from './request-context.ts';

/**
 * Origin of the addresses that an answer writes down: that of the deployment, as its mails have it. Whoever asks chooses the host of a
 * request, and a calendar or a printed page would lead there for months. Without SITE_URL it is the one that was asked.
 */
export const siteOrigin = ({ env, url }: Pick<Incoming, 'env' | 'url'>): string =>
  env.SITE_URL && URL.canParse(env.SITE_URL) ? new URL(env.SITE_URL).origin : url.origin;
