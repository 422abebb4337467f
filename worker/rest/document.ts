import { AppError } from '../../src/shared/errors.ts';
import { type Answer, failure, json } from '../edge/answer.ts';
import { corsHeaders, preflightHeaders } from '../edge/cors.ts';
import type { Incoming } from '../edge/request-context.ts';
import { openApi } from './openapi.ts';

const PATHS = ['/openapi.json', '/api/openapi.json'];
const METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** The OpenAPI document, at the root and under `/api`. Null for other paths. */
export const answerDocument = ({ request, url, env, requestId }: Incoming): Answer | null => {
  if (!PATHS.includes(url.pathname)) return null;
  const route = '/openapi.json';
  const headers = { ...corsHeaders(request, env.ALLOWED_ORIGINS), 'cache-control': 'public, max-age=300' };
  const allow = METHODS.join(', ');
  if (request.method === 'OPTIONS')
    return {
      response: json(null, 204, { allow, ...headers, ...preflightHeaders(request, env.ALLOWED_ORIGINS, ['GET']) }),
      route,
    };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { response: failure(new AppError('method_not_allowed'), requestId, { allow }), route };
  return { response: json(openApi(), 200, headers), route };
};
