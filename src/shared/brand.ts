/** The brand, written once. */
export const BRAND = 'Patas y Plumas';
/** Address that canonical links, the sitemap and Open Graph use unless the build is told another (SITE_URL). */
export const DEFAULT_SITE_URL = 'https://patasyplumas.co';
/** Year of the copyright line (spec §2, Shell). */
export const COPYRIGHT_YEAR = 2024;
