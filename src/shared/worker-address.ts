/** The only Trusted Types policy that may be made: it lets the service worker's own address through, nothing else. */
export const TRUSTED_POLICY = 'patas-y-plumas';
/** That address. */
export const WORKER_URL = '/sw.js';
