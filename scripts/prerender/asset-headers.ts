export const assetHeaders = (_hash: string): string => `/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
