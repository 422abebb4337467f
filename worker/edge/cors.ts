/** product.md, REST and tRPC: browsers of other origins may call only when the deployment lists their origin. */
const allowedOrigin = (request: Request, allowed: string | undefined): string | null => {
  const origin = request.headers.get('origin');
  return origin && (allowed ?? '').split(/\s+/).includes(origin) ? origin : null;
};

/** CORS headers of a call's answer; none for origins that are not listed. No credentials: a bearer is all that opens anything. */
export const corsHeaders = (request: Request, allowed: string | undefined): Record<string, string> => {
  if (!allowed?.trim()) return {};
  const origin = allowedOrigin(request, allowed);
  if (!origin) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'link, retry-after, x-request-id',
    // A listed origin may read the answer: same-origin would take that back.
    'cross-origin-resource-policy': 'cross-origin',
  };
};

/** What a preflight of a listed origin learns besides. `methods` are those of the path. */
export const preflightHeaders = (
  request: Request,
  allowed: string | undefined,
  methods: readonly string[],
): Record<string, string> =>
  allowedOrigin(request, allowed)
    ? {
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': 'authorization, content-type, idempotency-key',
        'access-control-max-age': '600',
      }
    : {};
