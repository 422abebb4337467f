import { AppError } from '../../src/shared/errors.ts';
import { fileHeaders } from '../../src/shared/headers.ts';
import type { Match } from '../../src/shared/routes.ts';
import { failure } from '../edge/answer.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { smallKey } from '../features/files/objects.ts';
import { findSharedPhoto } from '../features/files/queries.ts';

/** `/carne/{token}/foto`: the pet's own photo, small, for whoever holds a link to its carné that shows it. */
export const sharedPhotoPage = async (incoming: Incoming, { params }: Match): Promise<Response> => {
  const { clock, env, requestId } = incoming;
  const found = await findSharedPhoto(contextOf(incoming).db, params.token ?? '', clock());
  const object = found && (await env.FILES.get(found.smallType ? smallKey(found.key) : found.key));
  if (!object) return failure(new AppError('file_not_found'), requestId);
  return new Response(object.body, {
    headers: {
      ...fileHeaders,
      'content-type': found.smallType ?? found.type,
      'content-disposition': 'inline; filename="foto"',
      'content-length': String(object.size),
    },
  });
};
